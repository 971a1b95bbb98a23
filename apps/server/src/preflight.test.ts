import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from './projectRoot.ts';
import { temporaryFolder } from './testing/serverProcess.ts';

let scripts: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  const manifest: unknown = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  ({ scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(manifest));
});

/** The programs of a freshly unpacked copy, with or without sources and libraries. */
async function unpacked({ sources, libraries }: { sources: boolean; libraries: boolean }): Promise<string> {
  const folder = await temporaryFolder();
  const server = path.join(folder, 'apps/server');
  await mkdir(path.join(server, 'src'), { recursive: true });
  for (const file of ['start.js', 'preflight.js'])
    await cp(path.join(projectRoot, 'apps/server', file), path.join(server, file));
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  if (sources) await writeFile(path.join(server, 'src/build.ts'), '');
  if (libraries) await mkdir(path.join(folder, 'node_modules'));
  return folder;
}

/** Runs a script of package.json as npm does, with this Node or one that claims another version. */
function run(name: string, folder: string, version?: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', scripts[name] ?? 'false'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 30_000,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
      ...(version !== undefined && {
        NODE_OPTIONS: `--import data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`,
      }),
    },
  });
  return { status, output: stdout, errors: stderr };
}

const commands = ['admin', 'backup', 'restore', 'export', 'import'] as const;

test.each(commands)('npm run %s without a build says in one line what to run', async (name) => {
  const folder = await unpacked({ sources: true, libraries: true });
  expect(run(name, folder)).toEqual({
    status: 1,
    output: '',
    errors: 'Nothing is built yet: run "npm run build" first ("npm start" does so by itself).\n',
  });
  const withoutSources = await unpacked({ sources: false, libraries: true });
  expect(run(name, withoutSources)).toEqual({
    status: 1,
    output: '',
    errors: expect.stringMatching(
      /^The build is missing here: bring the folders apps\/\*\/dist .*\n$/,
    ) as unknown,
  });
});

test.each([...commands, 'start', 'build', 'dev', 'test', 'check'])(
  'npm run %s without libraries, or on an old Node, says in one line what to do',
  async (name) => {
    for (const [sources, command] of [
      [true, 'npm ci'],
      [false, 'npm ci --omit=dev'],
    ] as const) {
      const folder = await unpacked({ sources, libraries: false });
      expect(run(name, folder)).toEqual({
        status: 1,
        output: '',
        errors: `The libraries are not installed yet: run "${command}" first.\n`,
      });
    }
    const folder = await unpacked({ sources: true, libraries: true });
    for (const version of ['20.19.0', '24.6.9'])
      expect(run(name, folder, version)).toEqual({
        status: 1,
        output: '',
        errors: expect.stringMatching(
          new RegExp(`^Vitrin needs Node 24\\.7 or newer; this is ${version}\\. .*\\n$`),
        ) as unknown,
      });
  },
);
