import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createMetrics } from '../../apps/server/src/metrics/metrics.ts';
import { commandBlocks } from './commandBlocks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const document = read('docs/operations.md');
const blocks = commandBlocks(document);

describe('docs/operations.md', () => {
  test('has blocks of commands in each of its parts that has something to do', () => {
    expect(blocks.length).toBeGreaterThan(14);
    expect([...new Set(blocks.map(({ heading }) => heading.slice(0, 1)))]).toEqual([
      '1',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
  });

  test('has commands that a shell can read', () => {
    for (const { commands, line } of blocks)
      expect(
        () => execFileSync('bash', ['-n'], { input: commands, stdio: 'pipe' }),
        `line ${line}`,
      ).not.toThrow();
  });

  test('names commands of package.json, and settings of the README', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const readme = read('README.md');
    const used = [...`${document}${readme}`.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !(name in scripts))).toEqual([]);
    const settings = [...document.matchAll(/^(?:echo )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(8);
    expect(settings.filter((name) => !readme.includes(name))).toEqual([]);
  });
});

test('the dashboard and the pages name numbers that the server has', async () => {
  const metrics = createMetrics();
  const { text } = await metrics.read();
  const gauges = new Set(
    [...read('apps/server/src/main.ts').matchAll(/'(vitrin_\w+)'/g)].map(([, name = '']) => name),
  );
  const has = (name: string): boolean =>
    gauges.has(name) || text.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `);
  const dashboard = z
    .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
    .parse(JSON.parse(read('docs/dashboard.json')));
  const named = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...[...document.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ].flatMap((code) => code.match(/\b(?:vitrin|nodejs|process)_\w+/g) ?? []);
  expect(named.length).toBeGreaterThan(15);
  expect([...new Set(named)].filter((name) => !has(name))).toEqual([]);
});
