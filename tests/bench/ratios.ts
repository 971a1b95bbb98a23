import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { z } from 'zod';
import { copyDemo, prepareDemo } from '../support/preparedDemo.ts';
import { startCommand } from '../support/startCommand.ts';

/**
 * Compares the built server with the demo company, interleaved round by round, with a bare Fastify route that sends the
 * same bytes and, if nginx is installed, its cache with nginx serving them as a file with the same headers. Prints
 * requests per second and medians of ratios: the former depend on the machine, the latter are what is promised. Usage:
 * npm run bench -- --port 4700 --rounds 5 --seconds 3, and `--only page` for the comparisons whose names contain the
 * word.
 */
const { values: asked } = parseArgs({
  options: {
    port: { type: 'string', default: '4700' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const root = path.resolve(import.meta.dirname, '../..');
const [port, rounds, seconds] = [Number(asked.port), Number(asked.rounds), Number(asked.seconds)];
const [ours, bare, proxy] = [port, port + 1, port + 2].map((each) => `http://127.0.0.1:${each}`);
const admin = { email: 'bench@ornek.example', password: 'correct-horse-battery' };
const call = '/api/theme/colors';
const notes = 4_000;
/** Page views per second that are counted during the page measurements: 1.7 million a day. */
const views = 20;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const load = async (url: string): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 16,
    // The server closes a connection after a thousand requests, which this client does not notice.
    reconnectRate: 1_000,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} broken`);
  return requests.average;
};

/** Measures both in alternating order, and prints the ratio of the first to the second. */
async function compare(name: string, first: () => Promise<number>, second: () => Promise<number>) {
  if (!name.includes(asked.only)) return;
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push(round % 2 === 0 ? [await first(), await second()] : swapped([await second(), await first()]));
  }
  const [one, other] = [median(pairs.map(([a]) => a)), median(pairs.map(([, b]) => b))];
  const ratio = median(pairs.map(([a, b]) => a / b));
  process.stdout.write(
    `${name.padEnd(58)} ${one.toFixed(0).padStart(7)} / ${other.toFixed(0).padStart(7)}   ${ratio.toFixed(2)}\n`,
  );
}

const swapped = ([a, b]: [number, number]): [number, number] => [b, a];

const isThere = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', () => resolve(false));
  });

async function untilThere(url: string): Promise<void> {
  for (let tries = 0; !(await isThere(url)); tries += 1) {
    if (tries > 600) throw new Error(`${url} does not answer`);
    await setTimeout(100);
  }
}

/** The CPU time of a process, in milliseconds; Linux reports it in hundredths of a second. */
async function cpuMs(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

const curl = (...args: readonly string[]): Buffer =>
  execFileSync('curl', ['-s', '-H', 'accept-encoding: br', ...args], { maxBuffer: 16 * 1_024 * 1_024 });

/** The headers that nginx sends with a file by itself. */
const ofEachFile = /^(?:content-(?:length|type)|date|server|connection|keep-alive|etag)$/i;

/** nginx's directives for the other headers of a response: with a file of the same bytes, both send the same. */
const sameHeaders = (url: string): string =>
  curl('--dump-header', '-', '--output', '/dev/null', url)
    .toString('utf8')
    .split('\r\n')
    .slice(1)
    .flatMap((line) => {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
      return name === '' || ofEachFile.test(name) ? [] : [`add_header ${name} "${value}";`];
    })
    .join('\n');

async function startNginx(folder: string): Promise<boolean> {
  if (spawnSync('nginx', ['-v']).error !== undefined) return false;
  await mkdir(path.join(folder, 'files'));
  await writeFile(path.join(folder, 'files/page'), curl(`${ours}/`));
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off;
    events { worker_connections 512; }
    http {
      access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      proxy_cache_path ${folder}/cache keys_zone=vitrin:10m;
      keepalive_requests 1000000;
      upstream vitrin { server 127.0.0.1:${port}; keepalive 32; }
      server {
        listen 127.0.0.1:${port + 2};
        location = /file { alias ${folder}/files/page; default_type text/html; ${sameHeaders(`${ours}/`)} }
        location / {
          proxy_pass http://vitrin; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
          proxy_cache vitrin; proxy_cache_lock on; proxy_cache_background_update on; proxy_cache_use_stale updating;
        }
      }
    }`,
  );
  spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
    signal: whole.signal,
  }).once('error', () => undefined);
  await untilThere(`${proxy}/file`);
  return true;
}

const folder = await mkdtemp(path.join(tmpdir(), 'vitrin-bench-'));
// nginx's workers run as another user.
await chmod(folder, 0o755);
const whole = new AbortController();
try {
  // Starting with an empty folder, the server would generate picture variants during the measurement.
  await prepareDemo();
  await copyDemo(path.join(folder, 'data'));
  const server = spawn(process.execPath, [...startCommand.flags, 'apps/server/dist/server.js'], {
    cwd: root,
    stdio: 'ignore',
    signal: whole.signal,
    env: {
      ...process.env,
      ...startCommand.env,
      NODE_ENV: 'production',
      DATA_DIR: path.join(folder, 'data'),
      PORT: asked.port,
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
      PAGE_CACHE_SECONDS: '600',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
  });
  server.once('error', () => undefined);
  await untilThere(`${ours}/api/health`);
  const [file = ''] = /\/assets\/[\w./-]+?\.js/.exec(await (await fetch(`${ours}/`)).text()) ?? [];
  spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bareServer.ts'), String(ours), String(port + 1), '/', call, file],
    {
      stdio: 'inherit',
      signal: whole.signal,
    },
  ).once('error', () => undefined);
  await untilThere(`${bare}/`);

  process.stdout.write(`${''.padEnd(58)} ${'requests a second'.padStart(17)}   ratio\n`);
  await compare(
    'a kept page : a bare route',
    () => load(`${ours}/`),
    () => load(`${bare}/`),
  );
  await compare(
    'an answer of the API : a bare route',
    () => load(ours + call),
    () => load(bare + call),
  );
  await compare(
    'a file of the build : a bare route',
    () => load(ours + file),
    () => load(bare + file),
  );

  const signIn = await fetch(`${ours}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token } = z.object({ token: z.string() }).parse(await signIn.json());
  const writing = async (): Promise<number> => {
    let writes = 0;
    const timer = setInterval(() => {
      writes += 1;
      void fetch(`${ours}/api/site-info`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ phone: `+90 212 555 ${String(1_000 + writes)}` }),
      });
    }, 1_000);
    try {
      return await load(`${ours}/`);
    } finally {
      clearInterval(timer);
    }
  };
  await compare('a page with a write a second that it shows : without', writing, () => load(`${ours}/`));

  const send = (method: string, to: string, body: object): Promise<Response> =>
    fetch(`${ours}/api${to}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const counting = async (counts: boolean): Promise<void> => {
    const answer = await send('PUT', '/visits', { counting: counts });
    if (!answer.ok) throw new Error(`the counter is not switched: ${answer.status}`);
    // The page is rendered, and two seconds later compressed again at the highest level.
    curl(`${ours}/`);
    await setTimeout(4_000);
  };
  await compare(
    `a page with ${views} counted views a second : not counted`,
    async () => {
      await counting(true);
      const visitors = spawn(
        process.execPath,
        [path.join(import.meta.dirname, 'visitNotes.ts'), String(ours), String(views)],
        { stdio: 'inherit', signal: whole.signal },
      );
      // The process takes a while to start, which must not be part of the measurement.
      await setTimeout(500);
      const pages = await load(`${ours}/`);
      if (visitors.exitCode !== null) throw new Error('the notes were refused');
      visitors.kill();
      await once(visitors, 'exit');
      return pages;
    },
    async () => {
      await counting(false);
      return load(`${ours}/`);
    },
  );
  await counting(true);
  const browser =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const note = async (): Promise<void> => {
    const answer = await fetch(`${ours}/api/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser },
      body: JSON.stringify({ event: 'view', path: '/', from: '' }),
    });
    await answer.arrayBuffer();
  };
  for (let warm = 0; warm < 1_000; warm += 1) await note();
  const untilNotes = await cpuMs(server.pid);
  for (let counted = 0; counted < notes; counted += 1) await note();
  const noteMs = ((await cpuMs(server.pid)) - untilNotes) / notes;
  process.stdout.write(
    `a counted view: ${noteMs.toFixed(2)} ms of the processor; ${views} a second take ${((views / 10) * noteMs).toFixed(1)} % of one core\n`,
  );
  const bytesWhile = async (counts: boolean): Promise<number> => {
    await counting(counts);
    return curl(`${ours}/`).length;
  };
  const [counted, uncounted] = [await bytesWhile(true), await bytesWhile(false)];
  process.stdout.write(`bytes of the page: ${counted} while visits are counted, ${uncounted} while not\n`);

  if (await startNginx(folder)) {
    await compare(
      'a page through nginx with its cache : as a file of nginx',
      () => load(`${proxy}/`),
      () => load(`${proxy}/file`),
    );
  } else process.stdout.write('nginx is not installed\n');

  const made = 200;
  const makeAnew = async (from: number): Promise<void> => {
    for (let number = from; number < from + made; number += 1) {
      await (await fetch(`${ours}/?n=${number}`)).arrayBuffer();
    }
  };
  // Warm-up, until the rendering code is compiled.
  await makeAnew(0);
  const before = await cpuMs(server.pid);
  await makeAnew(made);
  process.stdout.write(
    `the home page made anew: ${(((await cpuMs(server.pid)) - before) / made).toFixed(1)} ms of the processor\n`,
  );
  server.kill('SIGTERM');
  await once(server, 'exit');
} finally {
  whole.abort();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
