import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { InlineConfig } from 'vite';
import { acyclicChunks } from './building/acyclicChunks.ts';
import { type BuiltPart, buildIfChanged, isBuilt } from './building/buildIfChanged.ts';
import { lazyHttp, leanCode, leanOutput } from './building/leanCode.ts';
import { projectRoot } from './projectRoot.ts';
import { removeOlderThan } from './building/removeOlderThan.ts';

/** How many days files of earlier builds are kept for pages that were opened before. */
const keptDays = 7;

const screens = ['packages/contract', 'packages/api-client', 'packages/ui', 'package-lock.json'] as const;

const parts: readonly BuiltPart[] = [
  {
    name: 'the site',
    sources: [...screens, 'apps/site'],
    folder: 'apps/site/dist',
    outputs: ['client/.vite/manifest.json', 'client/.vite/styles.json', 'server/entry.server.js'],
    build: async () => {
      await runVite('apps/site', { plugins: [acyclicChunks()] });
      await runVite('apps/site', {
        plugins: [leanCode()],
        build: { ssr: true, rolldownOptions: { output: leanOutput } },
      });
      await finishAssets('apps/site/dist/client/assets', 'build');
    },
  },
  {
    name: 'the panel',
    sources: [...screens, 'apps/admin'],
    folder: 'apps/admin/dist',
    outputs: ['index.html'],
    build: async () => {
      await runVite('apps/admin', { plugins: [acyclicChunks()] });
      await finishAssets('apps/admin/dist/assets');
    },
  },
  {
    name: 'the server',
    sources: [
      'packages/contract',
      'packages/api-client',
      'packages/demo/src',
      'apps/server',
      'package-lock.json',
    ],
    folder: 'apps/server/dist',
    outputs: [
      'server.js',
      'admin.js',
      'backupCommand.js',
      'restore.js',
      'export.js',
      'import.js',
      'reference/index.html',
    ],
    build: async () => {
      await runVite('apps/server', {
        plugins: [lazyHttp(), leanCode()],
        build: { rolldownOptions: { output: leanOutput } },
      });
      await writeReference('apps/server/dist/reference');
    },
  },
];

async function runVite(app: string, options: Pick<InlineConfig, 'build' | 'plugins'> = {}): Promise<void> {
  const vite = await import('vite');
  const root = path.join(projectRoot, app);
  const configFile = path.join(root, 'vite.config.ts');
  const nodeEnv = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await vite.build({ root, configFile, logLevel: 'error', mode: 'production', ...options });
  } finally {
    // The server then runs in this process, so its environment must be that of a start without a build.
    if (nodeEnv === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = nodeEnv;
  }
}

/** Removes hashed files that no page requests any more, and writes compressed copies of all others. */
async function finishAssets(assets: string, hashedFolder = ''): Promise<void> {
  const { precompress } = await import('./building/precompress.ts');
  await removeOlderThan(path.join(projectRoot, assets, hashedFolder), keptDays);
  await precompress(path.join(projectRoot, assets));
}

/** In a process of its own, which runs the application once. */
async function writeReference(folder: string): Promise<void> {
  const program = path.join(import.meta.dirname, 'http/reference/writeReference.ts');
  await promisify(execFile)(process.execPath, [program, path.join(projectRoot, folder)]);
}

/** Whether the build tools are installed, which they are not after `npm ci --omit=dev`. */
function areToolsInstalled(): boolean {
  try {
    import.meta.resolve('vite');
    return true;
  } catch {
    return false;
  }
}

/** Builds those of site, panel and server that have changed; exits if that is not possible. */
export async function build(): Promise<void> {
  if (areToolsInstalled()) {
    await buildIfChanged(parts, { root: projectRoot, say: (line) => process.stdout.write(`${line}\n`) });
    return;
  }
  process.stderr.write(
    'The tools that build are not installed. Either install them ("npm ci --include=dev"), or build on another machine ' +
      'and bring its folders apps/*/dist.\n',
  );
  process.exit(1);
}

/** Builds before a start. In production, or without the build tools, an existing build is used as it is. */
async function buildForStart(): Promise<void> {
  const asItIs = process.env['NODE_ENV'] === 'production' || !areToolsInstalled();
  if (!asItIs || !parts.every((part) => isBuilt(part, projectRoot))) await build();
}

if (import.meta.main) await (process.argv[2] === 'for-start' ? buildForStart() : build());
