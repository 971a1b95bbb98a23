// @module-tag long
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRandom } from './kit/random.ts';
import { clipPolygon, convexHull } from './kit/polygon.ts';
import { logoSet } from './logoSet.ts';
import { pictureSet } from './pictureSet.ts';
import { scenes } from './scenes.ts';

test('the set names exactly the pictures that exist', async () => {
  const there = await readdir(join(import.meta.dirname, '../pictures'));
  expect([...pictureSet, ...logoSet].map(({ file }) => file).toSorted()).toEqual(there.toSorted());
});

test('no two pictures of the set are the same drawing', () => {
  const drawings = pictureSet.map(({ file: _file, ...drawing }) => JSON.stringify(drawing));
  expect(new Set(drawings).size).toBe(pictureSet.length);
});

const outdoorsAndIn = Object.entries(scenes).filter(([name]) => name !== 'portrait');

describe.each(outdoorsAndIn)('%s', (_name, draw) => {
  test.each(['dawn', 'noon', 'dusk'] as const)('at %s is drawn without a broken number', (hour) => {
    const svg = draw(2, hour).toSvg(1920);
    expect(svg).toMatch(/^<svg [^>]*width="1920" height="1080"/);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|\bnull\b/);
  });

  test('the same seed draws the same picture, another seed another one', () => {
    expect(draw(1, 'noon').toSvg(800)).toBe(draw(1, 'noon').toSvg(800));
    expect(draw(1, 'noon').toSvg(800)).not.toBe(draw(2, 'noon').toSvg(800));
  });
});

const chances = (seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: 2000 }, () => random());
};

test('random numbers are uniform, and the same for the same seed', () => {
  expect(chances(7)).toEqual(chances(7));
  const mean = chances(7).reduce((sum, value) => sum + value, 0) / 2000;
  expect(mean).toBeGreaterThan(0.47);
  expect(mean).toBeLessThan(0.53);
});

test('a polygon is cut to a window', () => {
  const square = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const;
  const cut = clipPolygon(square, [
    [2, 2],
    [6, 2],
    [6, 6],
    [2, 6],
  ]);
  expect(new Set(cut.map(String))).toEqual(new Set(['2,2', '4,2', '4,4', '2,4']));
});

test('the hull leaves out what lies inside', () => {
  const hull = convexHull([
    [0, 0],
    [2, 1],
    [4, 0],
    [4, 4],
    [0, 4],
  ]);
  expect(hull).toHaveLength(4);
  expect(hull.map(String)).not.toContain('2,1');
});
