import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mountFiles } from '../site/mountFiles.ts';
import { mountStorybook } from '../site/mountStorybook.ts';

const page = '<!doctype html><title>a</title>';

const files: Readonly<Record<string, string>> = {
  'site/assets/build/a.js': 'export {};',
  'site/assets/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/secret': 'secret',
  'panel/assets/a.js': 'export {};',
  'panel/index.html': page,
  'panel/share.js': 'export {};',
  'storybook/index.html': page,
  'storybook/iframe.html': page,
  'storybook/index.json': '{}',
  'storybook/a.js': 'export {};',
};

/** Writes small builds of site, panel and catalogue into a folder, and serves them like the real ones. */
export async function mountBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }),
  );
  await mountFiles(app, { site: path.join(folder, 'site'), panel: path.join(folder, 'panel') });
  await mountStorybook(app, path.join(folder, 'storybook'));
}
