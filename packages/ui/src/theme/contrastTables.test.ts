import { defaultPalette } from '@vitrin/contract/settings/palette';
import { expect, it } from 'vitest';
import { contrast } from './colorMath.ts';
import { contrastTables, filledPairs } from './contrastTables.ts';
import { deriveTheme } from './derive.ts';
import { pairs } from './pairs.ts';

const tokens = deriveTheme(defaultPalette);
const tables = contrastTables(tokens);
const cells = tables.flatMap(({ rows }) =>
  rows.flatMap((row) => row.cells.filter((cell) => cell !== undefined)),
);

it('shows every pair in use once', () => {
  expect(cells.length + filledPairs(tokens).length).toBe(pairs.length);
});

it('measures the colours shown in the cell', () => {
  const [light] = tables;
  const row = light?.rows.find(({ text }) => text === 'text');
  expect(light?.columns[0]).toBe('paper');
  expect(row?.cells[0]).toMatchObject({ text: tokens.text, ground: tokens.paper, least: 4.5 });
  expect(row?.cells[0]?.ratio).toBeCloseTo(10.6, 0);
});

it('labels every cell with a colour that is legible on it', () => {
  const all = [...cells, ...filledPairs(tokens).map(({ cell }) => cell)];
  expect(all.filter(({ label, ground }) => contrast(label, ground) < 4.5)).toEqual([]);
});

it('leaves a cell empty if two colours never meet', () => {
  const dark = tables.find(({ name }) => name === 'dark');
  const row = dark?.rows.find(({ text }) => text === 'onInkSoft');
  expect(row?.cells[dark?.columns.indexOf('scrim') ?? 0]).toBeUndefined();
});
