import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The output folder of `npm run storybook:build`. */
const storybookFolder = path.join(root, 'storybook-static');

/** Builds the catalogue; a failed build leaves no incomplete output behind. */
export async function buildStorybook(): Promise<void> {
  const program = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const child = spawn(process.execPath, [program, 'build', '-o', storybookFolder, '--quiet'], {
    cwd: root,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // It exits with success even if an addon is missing, so its output is checked.
  if (code === 0 && existsSync(path.join(storybookFolder, 'index.json'))) return;
  await rm(storybookFolder, { recursive: true, force: true });
  throw new Error(`The catalogue could not be built:\n${output}`);
}

/** A story of a built catalogue. */
export type BuiltStory = { id: string; title: string; name: string; type: string };

/** Every story of the built catalogue. */
export async function builtStories(): Promise<BuiltStory[]> {
  const index: unknown = JSON.parse(await readFile(path.join(storybookFolder, 'index.json'), 'utf8'));
  if (typeof index !== 'object' || index === null || !('entries' in index)) return [];
  return Object.values(index.entries ?? {}).filter(
    (entry): entry is BuiltStory =>
      typeof entry === 'object' && entry !== null && 'type' in entry && entry.type === 'story',
  );
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the built catalogue below a path and nothing elsewhere, as a plain file server does. */
export async function serveStorybook(below: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const relative = decodeURIComponent(pathname.slice(below.length)) || 'index.html';
    const file = path.join(storybookFolder, relative);
    const inside = pathname.startsWith(below) && file.startsWith(storybookFolder + path.sep);
    const answer = async (): Promise<void> => {
      if (!inside || !(await stat(file)).isFile()) throw new Error('not here');
      response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    };
    answer().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://localhost:${port}${below}`, server };
}
