import { performance } from 'node:perf_hooks';

/**
 * Measures a running site from outside: the weight of pages and the time of their HTML, each next to the API call that
 * it is based on. Times are medians of one run on one machine; compare the ratio, not the milliseconds. Usage: node
 * tests/bench/pages.ts http://localhost:3000
 */
const [, , host = 'http://localhost:3000'] = process.argv;
const rounds = 40;
const kinds = { scripts: 'js', styles: 'css', fonts: 'woff2' } as const;
const pairs = [
  ['/', '/api/home-page'],
  ['/hizmetlerimiz', '/api/service'],
  ['/projelerimiz', '/api/projects'],
  ['/blog', '/api/blog'],
] as const;

async function fetchOnce(path: string): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const answer = await fetch(host + path, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const { byteLength } = await answer.arrayBuffer();
  return { ms: performance.now() - start, bytes: byteLength };
}

async function measure(path: string): Promise<{ ms: number; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    // One at a time: this measures latency, not throughput.
    const once = await fetchOnce(path);
    times.push(once.ms);
    bytes = once.bytes;
  }
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0, bytes };
}

process.stdout.write('page                 HTML kB   page ms   API ms   ratio\n');
for (const [page, call] of pairs) {
  const [shown, read] = [await measure(page), await measure(call)];
  process.stdout.write(
    `${page.padEnd(20)} ${(shown.bytes / 1000).toFixed(1).padStart(7)} ${shown.ms.toFixed(2).padStart(9)} ` +
      `${read.ms.toFixed(2).padStart(8)} ${(shown.ms / read.ms).toFixed(1).padStart(7)}\n`,
  );
}

/** The transferred bytes, with gzip, of one kind of file that a page's HTML names. */
async function firstLoad(html: string, ending: string): Promise<number> {
  const files = new Set(
    [...html.matchAll(/(?:href="|src="|&quot;)(\/[^"&]+\.(\w+))/g)].flatMap(([, file = '', end]) =>
      end === ending ? [file] : [],
    ),
  );
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const answer = await fetch(host + file, { headers: { 'accept-encoding': 'gzip' } });
      const { byteLength } = await answer.arrayBuffer();
      return Number(answer.headers.get('content-length') ?? byteLength);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

process.stdout.write(
  `\npage                 ${Object.keys(kinds)
    .map((kind) => `${kind} kB`.padStart(11))
    .join('')}\n`,
);
for (const [page] of pairs) {
  const html = await (await fetch(host + page)).text();
  const sizes = await Promise.all(Object.values(kinds).map((ending) => firstLoad(html, ending)));
  process.stdout.write(
    `${page.padEnd(21)}${sizes.map((size) => (size / 1000).toFixed(1).padStart(11)).join('')}\n`,
  );
}
