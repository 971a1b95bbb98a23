import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fixed } from '@vitrin/contract/fixed';
import sharp from 'sharp';

/**
 * Draws the placeholder picture for services without one, a wall in window light with sheets leaning on it, into the
 * website's public files. Run it with `npm run draw:stand-in -w @vitrin/demo` after a change.
 */
const width = 1600;
const height = 900;
const floor = 742;

const points = (...list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `${x},${y}`).join(' ');

/** A pane of window light on the wall, leaning with the sun. */
const pane = (column: number, row: number): string => {
  const x = 470 + column * 214 + row * 74;
  const y = 36 + row * 196 + column * 34;
  return `<polygon points="${points([x, y], [x + 186, y + 30], [x + 250, y + 200], [x + 64, y + 170])}"/>`;
};

/** A sheet on the floor, leaning on the wall, with its shadow to the right. */
const sheet = (x: number, top: number, wide: number, fill: string, edge: string): string => `
  <polygon points="${points([x + wide, top + 8], [x + wide + 120, top + 70], [x + wide + 150, floor + 26], [x + wide - 6, floor + 34])}" fill="#39473a" opacity=".34" filter="url(#soft)"/>
  <polygon points="${points([x, top], [x + wide, top], [x + wide + 12, floor + 34], [x - 12, floor + 34])}" fill="${fill}"/>
  <polygon points="${points([x + wide, top], [x + wide + 9, top + 4], [x + wide + 22, floor + 31], [x + wide + 12, floor + 34])}" fill="${edge}"/>`;

const panes = [0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => pane(column, row))).join('');

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#7f8d79"/><stop offset=".5" stop-color="#a3af98"/><stop offset="1" stop-color="#76846f"/>
    </linearGradient>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#5f6d5a"/><stop offset="1" stop-color="#475445"/>
    </linearGradient>
    <radialGradient id="glow" cx=".56" cy=".36" r=".62">
      <stop offset="0" stop-color="#fff3d2" stop-opacity=".5"/><stop offset="1" stop-color="#fff3d2" stop-opacity="0"/>
    </radialGradient>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter>
    <filter id="edge"><feGaussianBlur stdDeviation="3.2"/></filter>
    <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .5 0"/></filter>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#wall)"/>
  <rect width="${width}" height="${floor}" fill="url(#glow)"/>
  <rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#ground)"/>
  <rect y="${floor - 3}" width="${width}" height="3" fill="#55634f" opacity=".8"/>
  <g fill="#fdf4d8" opacity=".78" filter="url(#edge)">${panes}</g>
  ${sheet(188, 250, 330, '#dfe3d2', '#b4bda6')}
  ${sheet(404, 402, 250, '#8d9a7f', '#6c7862')}
  ${sheet(1168, 316, 232, '#cdd4c0', '#a3ad95')}
  <g fill="#fff7de" opacity=".34" filter="url(#edge)" clip-path="inset(0)">
    <polygon points="${points([470, 420], [654, 446], [672, 560], [500, 540])}"/>
    <polygon points="${points([1168, 330], [1300, 344], [1370, 520], [1180, 500])}"/>
  </g>
  <polygon points="${points([520, 792], [1320, 770], [1530, 900], [660, 900])}" fill="#fdf4d8" opacity=".2" filter="url(#soft)"/>
  <rect width="${width}" height="${height}" filter="url(#grain)" opacity=".09"/>
</svg>`;

const file = path.join(import.meta.dirname, '../../../apps/site/public', fixed.defaultServiceImage);
await mkdir(path.dirname(file), { recursive: true });
const { size } = await sharp(Buffer.from(drawing)).jpeg({ quality: 80, mozjpeg: true }).toFile(file);
process.stdout.write(`${fixed.defaultServiceImage}: ${Math.round(size / 1024)} KB\n`);
