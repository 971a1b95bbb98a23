import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type BuiltPart, buildIfChanged, isBuilt } from './buildIfChanged.ts';
import { temporaryFolder } from '../testing/serverProcess.ts';

/** A tree of two parts, each with sources of its own and one shared. `run` returns what it built, in order. */
async function tree() {
  const root = await temporaryFolder();
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  const built: string[] = [];
  const tools = { broken: false };
  const part = (name: string): BuiltPart => ({
    name,
    sources: ['shared.json', name],
    folder: `${name}/dist`,
    outputs: ['main.js'],
    build: async () => {
      if (tools.broken) throw new Error('Broken');
      built.push(name);
      await write(`${name}/dist/main.js`, 'built');
    },
  });
  await Promise.all(['shared.json', 'a/src/one.ts', 'b/src/one.ts'].map((file) => write(file, 'source')));
  const parts = [part('a'), part('b')];
  const lines: string[] = [];
  const run = async (): Promise<string[]> => {
    built.length = 0;
    await buildIfChanged(parts, { root, say: (line) => lines.push(line) });
    return [...built];
  };
  return { root, parts, write, run, lines, tools };
}

test('a missing build is made once', async () => {
  const { root, parts, run, lines } = await tree();
  expect(parts.some((part) => isBuilt(part, root))).toBe(false);
  expect(await run()).toEqual(['a', 'b']);
  expect(lines.filter((line) => line.startsWith('Building'))).toEqual(['Building a …', 'Building b …']);
  expect(parts.every((part) => isBuilt(part, root))).toBe(true);
  expect(await run()).toEqual([]);
});

test('only the parts that a change affects are built again', async () => {
  const { root, write, run } = await tree();
  await run();
  await write('b/src/one.ts', 'changed');
  expect(await run()).toEqual(['b']);
  await write('a/src/deeper/two.ts', 'new');
  expect(await run()).toEqual(['a']);
  await rm(path.join(root, 'a/src/deeper'), { recursive: true });
  expect(await run()).toEqual(['a']);
  await write('shared.json', 'changed');
  expect(await run()).toEqual(['a', 'b']);
  await write('a/node_modules/library/index.js', 'not a source');
  await write('a/src/one.test.ts', 'no source either');
  expect(await run()).toEqual([]);
});

test('a build that lacks a file is made again', async () => {
  const { root, run } = await tree();
  await run();
  await rm(path.join(root, 'a/dist/main.js'));
  expect(await run()).toEqual(['a']);
});

test('a build that was interrupted does not count, even when the sources are unchanged', async () => {
  const { write, run, tools } = await tree();
  await run();
  await write('a/src/one.ts', 'broken');
  tools.broken = true;
  await expect(run()).rejects.toThrow('Broken');
  tools.broken = false;
  await write('a/src/one.ts', 'source');
  expect(await run()).toEqual(['a']);
});
