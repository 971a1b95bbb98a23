import { css, mix } from '../kit/colour.ts';
import { type Point2, type Point3, range } from '../kit/maths.ts';
import { coordinates } from '../kit/polygon.ts';
import { Sheet } from '../kit/sheet.ts';
import { createBust, type Material } from './bust.ts';
import { drawFeatures } from './features.ts';
import { contour, createField, type Field, softened } from './field.ts';
import { drawGlasses } from './glasses.ts';
import { people, type Person } from './people.ts';
import { lightUp, type Relief } from './relief.ts';
import { toneAt } from './tones.ts';

/** Sheet units per head, and per cell of the raster that the bust is traced on. */
const headUnit = 470;
const columns = 380;
const cell = 800 / columns;

/** The bust of the cast's n-th person: a solid lit by calculation, traced back into contours of even tone. */
export function portrait(number: number): Sheet {
  const person = people[number - 1] ?? people[0];
  const sheet = new Sheet(number, 800, 1000);
  const centre: Point2 = [400 - person.yaw * 30, 440];
  const bust = createBust(person);
  const relief = lightUp(bust, {
    width: columns,
    height: Math.round(columns * 1.25) + 3,
    centre: [centre[0] / cell, centre[1] / cell],
    cellsPerHead: headUnit / cell,
  });
  const project = (point: Point3): Point2 => {
    const [x, y] = bust.fromHead(point);
    return [centre[0] + x * headUnit, centre[1] - y * headUnit];
  };
  drawBackground(sheet, person, centre[0]);
  for (const material of ['cloth', 'shirt', 'skin', 'beard', 'scarf', 'hair', 'helmet'] as const) {
    drawMaterial(sheet, person, relief, material, () => {
      if (material !== 'skin') return;
      drawBeardShadow(sheet, person, relief);
      drawFeatures(sheet, person, headUnit, project);
    });
  }
  drawGlasses(sheet, person, project);
  sheet.veil('#fff3de', {
    frequency: [0.9, 0.9],
    octaves: 2,
    gain: 1.6,
    offset: -0.8,
    opacity: 0.16,
    blend: 'soft-light',
  });
  sheet.glow([120, 160], 600, 700, '#ffe9c8', 0.2);
  sheet.finish = { grain: 8, bloom: 0.12, vignette: 0.22, tone: 0.06 };
  return sheet;
}

function drawBackground(sheet: Sheet, { background: [light, dark] }: Person, centreX: number): void {
  const wall = sheet.linear(
    [0, 0],
    [800, 1000],
    [
      [0, light],
      [0.5, mix(light, dark, 0.55)],
      [1, mix(dark, '#2C3E2D', 0.18)],
    ],
  );
  sheet.rect(wall);
  sheet.glow([220, 300], 620, 620, '#fff6e2', 0.25);
  const shade = [
    [800, 0],
    [800, 1000],
    [470, 1000],
    [650, 0],
  ] as const;
  sheet.shape(shade, css(mix(dark, '#2C3E2D', 0.25), 0.22), { blur: 40 });
  sheet.group({ blur: 34, opacity: 0.3 }, () =>
    sheet.add(`<ellipse cx="${coordinates(centreX + 110)}" cy="450" rx="190" ry="260" fill="#2a3327"/>`),
  );
}

/** One material as a stack of tones, each a contour of the light; `drawOn` adds what lies on it. */
function drawMaterial(
  sheet: Sheet,
  person: Person,
  relief: Relief,
  material: Material,
  drawOn: () => void,
): void {
  const { width, height } = relief.light;
  const mask = createField(width, height);
  let cells = 0;
  for (const [index, found] of relief.materials.entries()) {
    if (found !== material) continue;
    mask.values[index] = 1;
    cells += 1;
  }
  if (cells < 12) return;
  const hairy = material === 'hair' || material === 'beard';
  const light = softened(spread(relief.light, mask), hairy ? 0 : 3);
  const tones = hairy ? 13 : 17;
  sheet.clipped(contour(softened(mask, 4), 0.46, cell), () => {
    sheet.rect(toneAt(person, material, 0));
    for (const index of range(tones)) {
      const tone = index + 1;
      const outline = contour(light, 0.14 + (0.8 * tone) / tones, cell);
      const colour = toneAt(person, material, (tone - 0.3) / tones);
      sheet.path(outline, css(colour), { blur: hairy ? 0.5 : 1.6 });
    }
    drawOn();
  });
}

/** The light inside a mask, carried a few cells beyond its edge, so that contours do not end there. */
function spread(light: Field, mask: Field): Field {
  const { width, height } = light;
  let values = light.values.map((value, index) => (mask.values[index] === 1 ? value : 0));
  let known = mask.values;
  for (let pass = 0; pass < 5; pass += 1) {
    const [nextValues, nextKnown] = [new Float32Array(values), new Float32Array(known)];
    for (let index = width; index < width * (height - 1); index += 1) {
      if (known[index] === 1) continue;
      const around = [index - 1, index + 1, index - width, index + width].filter((at) => known[at] === 1);
      if (around.length === 0) continue;
      nextValues[index] = around.reduce((sum, at) => sum + (values[at] ?? 0), 0) / around.length;
      nextKnown[index] = 1;
    }
    [values, known] = [nextValues, nextKnown];
  }
  return { width, height, values };
}

/** The darker skin under a beard, and some of its hairs. */
function drawBeardShadow(sheet: Sheet, { beard }: Person, relief: Relief): void {
  if (beard === undefined) return;
  const { random } = sheet;
  const field = softened(relief.beard, 3);
  const full = beard.length > 0.02;
  const layers = full
    ? ([
        [0.12, 0.16],
        [0.3, 0.2],
      ] as const)
    : ([
        [0.15, 0.09],
        [0.4, 0.1],
        [0.7, 0.12],
      ] as const);
  for (const [level, opacity] of layers) {
    sheet.path(contour(field, level, cell), css(beard.colour), { opacity, blend: 'multiply', blur: 2.2 });
  }
  if (!full) return;
  const hairs: string[] = [];
  for (let attempt = 0; attempt < 2600; attempt += 1) {
    const index = Math.floor(random() * field.values.length);
    if ((field.values[index] ?? 0) <= 0.5) continue;
    const [x, y] = [(index % field.width) * cell, Math.floor(index / field.width) * cell];
    hairs.push(`M${coordinates(x, y)}l${coordinates(random.between(-3, 3), random.between(5, 11))}`);
  }
  sheet.stroke(hairs.join(''), css(mix(beard.colour, '#fff4e0', 0.35)), 0.8, { opacity: 0.4 });
}
