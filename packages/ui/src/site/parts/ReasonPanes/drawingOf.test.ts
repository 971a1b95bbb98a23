import { expect, it } from 'vitest';
import { drawingOf, knownDrawingOf } from './drawingOf.ts';
import { drawings } from './drawings.ts';

it.each([
  ['clock', drawings.clock],
  ['fas fa-shield-alt', drawings.shield],
  ['FaUserCheck', drawings.people],
  ['users', drawings.people],
  ['bi bi-tools', drawings.tool],
  ['LEAF', drawings.leaf],
  ['ruler', drawings.scale],
])('draws "%s"', (icon, drawing) => {
  expect(drawingOf(icon)).toBe(drawing);
});

it.each(['', '🙂', 'carpet', 'monkey', 'https://ornek.example/a.svg'])(
  'draws squares for the unknown name "%s"',
  (icon) => {
    expect(drawingOf(icon)).toBe(drawings.square);
    expect(knownDrawingOf(icon)).toBeUndefined();
  },
);

it.each(Object.entries(drawings))('finds the drawing "%s" by its own name', (name, drawing) => {
  expect(drawingOf(name)).toBe(drawing);
});
