import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** How a request ended: its status, or the code of its error; `closes` if the connection was closed. */
export type Ended = { outcome: number | string; closes: boolean };

/** Sends one request over a connection of the agent, and reads the whole response. */
export function askOver(agent: Agent, url: string): Promise<Ended> {
  return new Promise((resolve) => {
    const broken = (error: Error): void => {
      resolve({ outcome: 'code' in error ? String(error.code) : error.message, closes: true });
    };
    get(url, { agent }, (response) => {
      response.once('error', broken);
      response.once('end', () => {
        resolve({ outcome: response.statusCode ?? 0, closes: response.headers.connection === 'close' });
      });
      response.resume();
    }).once('error', broken);
  });
}

/** Connections that each send one request after the other. */
export type SteadyLoad = {
  /** Every outcome so far. */
  outcomes: (number | string)[];
  /** Resolves when all connections have stopped. */
  ended: Promise<unknown>;
};

/** A visitor's pause between two requests, in which the connection is idle. */
const pauseMs = 20;

/** Opens that many connections; each requests the addresses in turn while `goesOn` allows. */
export function steadyLoad(
  connections: number,
  urls: readonly string[],
  goesOn: (last: Ended) => boolean,
): SteadyLoad {
  const outcomes: (number | string)[] = [];
  const ask = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = number; ; turn += 1) {
      // One visitor, who waits for each response.
      const last = await askOver(agent, urls[turn % urls.length] ?? '');
      outcomes.push(last.outcome);
      if (!goesOn(last)) break;
      await setTimeout(pauseMs);
    }
    agent.destroy();
  };
  return { outcomes, ended: Promise.all(Array.from({ length: connections }, (_, number) => ask(number))) };
}
