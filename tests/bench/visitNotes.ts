import { Agent, request } from 'node:http';

/**
 * Sends view beacons as browsers do, at a fixed rate until it is stopped: in a separate process, so that it takes no
 * time from the one that measures. Usage: node tests/bench/visitNotes.ts http://localhost:3000 20
 */
const [, , host = '', rate = ''] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const body = JSON.stringify({ event: 'view', path: '/', from: '' });
const headers = {
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

setInterval(() => {
  request(`${host}/api/visits`, { method: 'POST', agent, headers }, (answer) => {
    answer.resume();
    if (answer.statusCode !== 204 && answer.statusCode !== 200)
      throw new Error(`refused: ${answer.statusCode}`);
  }).end(body);
}, 1_000 / Number(rate));
