import { clamp, dot, normalize, type Point2, type Point3 } from '../kit/maths.ts';
import { type Bust, type Material } from './bust.ts';
import { inOpening } from './clothes.ts';
import { fineNoise } from './distance.ts';
import { beardAt } from './face.ts';
import { createField, type Field } from './field.ts';

/** A bust in its light, as the viewer sees it. */
export type Relief = {
  light: Field;
  /** How much beard there is, 0 to 1. */
  beard: Field;
  materials: (Material | undefined)[];
};

/** The grid that the bust is looked at through: where its middle lies, and cells per head. */
export type Raster = { width: number; height: number; centre: Point2; cellsPerHead: number };

const lamp = normalize([-0.62, 0.5, 0.6]);
/** Halfway between the lamp and the viewer: where a surface shines. */
const shine = normalize([lamp[0], lamp[1], lamp[2] + 1]);

/** Looks at every cell of the raster: what is there, and how bright it is. */
export function lightUp(bust: Bust, raster: Raster): Relief {
  const { width, height, centre, cellsPerHead } = raster;
  const relief: Relief = {
    light: createField(width, height),
    beard: createField(width, height),
    materials: Array.from({ length: width * height }),
  };
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = (column - centre[0]) / cellsPerHead;
      const y = (centre[1] - row) / cellsPerHead;
      const hit = lookAt(bust, x, y);
      if (hit === undefined) continue;
      const cell = row * width + column;
      const surface = textured(bust, [x, y, hit.z], hit.material);
      relief.light.values[cell] = brightness(bust, [x, y, hit.z]) + surface.light;
      relief.beard.values[cell] = surface.beard;
      relief.materials[cell] = surface.material;
    }
  }
  return relief;
}

/** Marches from the viewer to the first surface. */
function lookAt({ nearest }: Bust, x: number, y: number): { z: number; material: Material } | undefined {
  let z = 0.75;
  for (let step = 0; step < 48; step += 1) {
    const { distance, material } = nearest(x, y, z);
    if (distance < 0.0015) return { z, material };
    z -= distance * 0.85;
    if (z < -0.75) return undefined;
  }
  return undefined;
}

/** Lamp, sky, rim and shine on a point of the surface. */
function brightness({ nearest }: Bust, [x, y, z]: Point3): number {
  const distance = (dx: number, dy: number, dz: number) => nearest(x + dx, y + dy, z + dz).distance;
  const e = 0.006;
  const normal = normalize([
    distance(e, 0, 0) - distance(-e, 0, 0),
    distance(0, e, 0) - distance(0, -e, 0),
    distance(0, 0, e) - distance(0, 0, -e),
  ]);
  let lit = 1;
  let far = 0.03;
  for (let step = 0; step < 12 && far < 0.7 && lit >= 0; step += 1) {
    const clearance = distance(lamp[0] * far, lamp[1] * far, lamp[2] * far);
    lit = Math.min(lit, (7 * clearance) / far);
    far += Math.max(0.025, clearance);
  }
  lit = clamp(lit);
  let closeness = 0;
  for (const out of [0.04, 0.1, 0.2]) {
    closeness += (out - distance(normal[0] * out, normal[1] * out, normal[2] * out)) / out;
  }
  const openness = clamp(1 - closeness * 0.36);
  const facing = clamp((dot(normal, lamp) + 0.18) / 1.18);
  const rim = (1 - clamp(normal[2])) ** 2 * clamp(normal[0] * 0.9 + 0.1);
  const highlight = clamp(dot(normal, shine)) ** 22;
  return (
    0.1 +
    0.62 * facing * (0.22 + 0.78 * lit) +
    0.27 * openness * (0.55 + 0.45 * normal[1]) +
    rim * 0.26 +
    highlight * 0.07 * lit
  );
}

/** What the grain of a material adds to the light; finds shirts in openings and beards on skin. */
function textured(
  { person, toHead, toBody }: Bust,
  point: Point3,
  material: Material,
): { material: Material; light: number; beard: number } {
  const [hx, hy, hz] = toHead(...point);
  if (material === 'hair') return { material, light: strands(person, hx, hy, hz), beard: 0 };
  if (material === 'scarf') return { material, light: weave(point), beard: 0 };
  if (material === 'cloth') {
    const [bx, by] = toBody(...point);
    if (person.wear === 'blazer' && inOpening(bx, by)) return { material: 'shirt', light: 0, beard: 0 };
    return { material, light: weave(point), beard: 0 };
  }
  if (material === 'skin' && person.beard !== undefined) {
    const beard = beardAt(hx, hy, hz);
    if (beard > 0.45 && person.beard.length > 0.02) {
      const light = 0.13 * fineNoise(hx * 62 + hz * 48 + 6 * hy, hy * 17);
      return { material: 'beard', light, beard };
    }
    return { material, light: 0, beard };
  }
  return { material, light: 0, beard: 0 };
}

const weave = ([x, y]: Point3): number => 0.022 * fineNoise(x * 160, y * 5) + 0.012;

/** Light and dark along the hair's fall. */
function strands({ hair, parting = 0 }: Bust['person'], x: number, y: number, z: number): number {
  if (hair === 'curly') return 0.3 * fineNoise(x * 30 + z * 17 + 5, y * 30 - z * 19) - 0.03;
  if (hair === 'bun') {
    return 0.1 * fineNoise((x * 1.6 + y * 1.1) * 15 + y * 1.2, y * 3 + 7) - 0.03;
  }
  const around = Math.atan2(x - parting * 1.2, z + 0.25);
  const slant = hair === 'short' || hair === 'helmet' ? 5 : 1.2;
  return 0.15 * fineNoise(around * 15 + y * slant, y * 1.4 + 7) - 0.03;
}
