import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

/** How a request ended; `status` is 0 if its connection broke. */
export type Ended = {
  what: string;
  status: number;
  retryAfter: string | undefined;
  stale: boolean;
  ms: number;
  body: string;
};

/** What a client sends. */
export type Sending = { method?: string; token?: string; body?: object };

/** Sends a request over the connections of an agent, and reads the whole response. */
export function send(
  agent: Agent,
  url: string,
  { method = 'GET', token, body }: Sending = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const what = `${method} ${new URL(url).pathname}`;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const broken = (error: Error): void =>
      resolve({
        what,
        status: 0,
        retryAfter: undefined,
        stale: false,
        ms: performance.now() - begun,
        body: error.message,
      });
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
    };
    request(url, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => void parts.push(part));
      answer.once('error', broken);
      answer.once('end', () =>
        resolve({
          what,
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          stale: String(answer.headers['cache-status']).includes('stale'),
          ms: performance.now() - begun,
          body: Buffer.concat(parts).toString(),
        }),
      );
    })
      .once('error', broken)
      .end(text);
  });
}

/** What visitors read: pages that are kept, and with `n` pages that are made for each of them, and the API. */
const reads: readonly ((number: number) => string)[] = [
  () => '/',
  () => '/projelerimiz',
  (number) => `/blog?n=${number}`,
  () => '/api/home-page',
  () => '/hizmetlerimiz',
  (number) => `/api/blog?page=${(number % 3) + 1}&pageSize=${(number % 20) + 2}`,
  () => '/iletisim',
  () => '/feed.xml',
];

/** What an admin reads between two writes. */
const panelReads = [
  '/api/blog/admin?page=1&pageSize=25',
  '/api/service/admin?page=1&pageSize=25',
  '/api/library?page=1&pageSize=24',
  '/api/trash?page=1&pageSize=25',
  '/api/contact-messages?page=1&pageSize=25',
] as const;

const written = z.object({ id: z.string() });
const facts = z.object({ address: z.string() });

/** A load of visitors and admins, which goes on until it is stopped. */
export type MixedLoad = {
  /** Every answer so far, in the order of their arrival. */
  ended: Ended[];
  /** The ids of the entries of which the server said that they are stored, and that were not deleted since. */
  acknowledged: Set<string>;
  /** How often a read after an acknowledged write showed what was before it. */
  outdated: () => number;
  /** Stops it, and tells which of the acknowledged entries are missing. */
  stop: () => Promise<string[]>;
};

/**
 * Visitors, who read pages and answers, and admins, who write what pages show, read it back, and read lists of the
 * panel. Each waits for a response before the next request. Admins delete what they added, except for the newest, so
 * that the site does not grow for ever.
 */
export function startMixedLoad(
  url: string,
  token: string,
  {
    visitors = 8,
    admins = 2,
    pauseMs = 20,
    keeps = 200,
  }: { visitors?: number; admins?: number; pauseMs?: number; keeps?: number } = {},
): MixedLoad {
  const ended: Ended[] = [];
  const acknowledged = new Set<string>();
  const end = new AbortController();
  let outdated = 0;
  let number = 0;

  /** Without the texts of what succeeded, of which there are gigabytes. */
  const note = (answer: Ended): Ended => {
    ended.push(answer.status === 200 ? { ...answer, body: '' } : answer);
    return answer;
  };

  const visit = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!end.signal.aborted) {
      number += 1;
      // One visitor, who waits for each response.
      note(await send(agent, url + (reads[number % reads.length]?.(number) ?? '/')));
      await setTimeout(pauseMs);
    }
    agent.destroy();
  };

  const work = async (admin: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (to: string, sending: Sending = {}): Promise<Ended> =>
      note(await send(agent, url + to, { token, ...sending }));
    const own: string[] = [];
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      // One person, who does one thing after the other.
      const body = { title: `Neden ${admin}, ${turn}`, description: 'Çünkü.' };
      const added = await ask('/api/why-us', { method: 'POST', body });
      if (added.status === 200) {
        const { id } = written.parse(JSON.parse(added.body));
        acknowledged.add(id);
        own.push(id);
      }
      if (own.length > keeps) {
        const oldest = own.shift() ?? '';
        // If the answer is lost, either is right.
        acknowledged.delete(oldest);
        await ask(`/api/why-us/${oldest}`, { method: 'DELETE' });
      }
      // Only one changes the address, so that it knows what has to be shown.
      if (admin === 0) {
        const address = `Sokak ${turn}`;
        const changed = await ask('/api/site-info', { method: 'POST', body: { address } });
        const shown = note(await send(agent, `${url}/api/site-info`));
        if (changed.status === 200 && shown.status === 200)
          outdated += facts.parse(JSON.parse(shown.body)).address === address ? 0 : 1;
      }
      await ask(panelReads[turn % panelReads.length] ?? '');
      await setTimeout(pauseMs);
    }
    agent.destroy();
  };

  const clients = Promise.all([
    ...Array.from({ length: visitors }, visit),
    ...Array.from({ length: admins }, (_, admin) => work(admin)),
  ]);
  // One that fails is told of when they are stopped: until then it must not end the process, and leave servers behind.
  clients.catch(() => undefined);
  return {
    ended,
    acknowledged,
    outdated: () => outdated,
    stop: async () => {
      end.abort();
      await clients;
      const agent = new Agent();
      const list = await send(agent, `${url}/api/why-us`, { token });
      if (list.status !== 200) throw new Error(`The list answered ${list.status}: ${list.body}`);
      const stored = new Set(
        written
          .array()
          .parse(JSON.parse(list.body))
          .map(({ id }) => id),
      );
      return [...acknowledged].filter((id) => !stored.has(id));
    },
  };
}

/** How answers are counted: a refusal tells when to come again. */
export function countsOf(ended: readonly Ended[]) {
  const count = (is: (one: Ended) => boolean): number => ended.filter(is).length;
  const ok = ended.filter(({ status }) => status === 200);
  const times = ok.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number): number => Math.round(times[Math.floor(times.length * part)] ?? 0);
  return {
    all: ended.length,
    ok: ok.length,
    stale: count(({ stale }) => stale),
    refused: count(({ status, retryAfter }) => status === 503 && retryAfter !== undefined),
    internal: count(({ status }) => status === 500),
    broken: count(({ status }) => status === 0),
    other: count(
      ({ status, retryAfter }) =>
        ![0, 200, 500].includes(status) && !(status === 503 && retryAfter !== undefined),
    ),
    p50: at(0.5),
    p99: at(0.99),
    longest: Math.round(times.at(-1) ?? 0),
  };
}

/** The answers that no count excuses, each kind once, to find their cause. */
export const kindsOf = (ended: readonly Ended[]): string[] => [
  ...new Set(ended.map(({ what, status, body }) => `${status} ${what}: ${body.slice(0, 200)}`)),
];

/** Prints a table, its columns as wide as their widest cell. */
export function printTable(rows: readonly (readonly (string | number)[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (row: readonly (string | number)[]): string =>
    row
      .map((cell, column) =>
        typeof cell === 'number'
          ? String(cell).padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ');
  process.stdout.write(`\n${rows.map(line).join('\n')}\n`);
}
