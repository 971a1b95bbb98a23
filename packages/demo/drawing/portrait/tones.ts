import { type Colour, mix, type Rgb } from '../kit/colour.ts';
import { clamp } from '../kit/maths.ts';
import type { Material } from './bust.ts';
import type { Person } from './people.ts';

/** Skin from shade to light. */
export const skinTones = {
  light: ['#553a2b', '#85604a', '#ab8064', '#caa082', '#dfbc9d', '#eed3b8', '#f8e8d3'],
  olive: ['#452819', '#704430', '#99684a', '#ba8a67', '#d1a682', '#e3c29f', '#f2dcc0'],
  tan: ['#351c12', '#5b3523', '#80523a', '#a27152', '#bd8e6b', '#d3aa87', '#e8cbaa'],
  deep: ['#20110c', '#3b2117', '#5a3626', '#784d37', '#94674c', '#b08566', '#cda787'],
} as const;

const clothTones = (colour: Colour): Rgb[] => [
  mix(colour, '#0e1410', 0.72),
  mix(colour, '#0e1410', 0.5),
  mix(colour, '#141a14', 0.26),
  mix(colour, colour, 0),
  mix(colour, '#fff1d8', 0.16),
  mix(colour, '#fff1d8', 0.32),
  mix(colour, '#fff6e6', 0.5),
];

const hairTones = (colour: Colour): Rgb[] => [
  mix(colour, '#050505', 0.6),
  mix(colour, '#0a0a0a', 0.35),
  mix(colour, colour, 0),
  mix(colour, '#c9a98a', 0.12),
  mix(colour, '#d9bd9a', 0.24),
  mix(colour, '#f0dcc0', 0.38),
  mix(colour, '#fff0dc', 0.52),
];

/** The tones of a material on a person, from shade to light. */
function tonesOf(person: Person, material: Material): readonly Colour[] {
  switch (material) {
    case 'skin':
      return skinTones[person.skin];
    case 'hair':
      return hairTones(person.hairColour);
    case 'beard':
      return hairTones(person.beard?.colour ?? person.hairColour);
    case 'cloth':
      return clothTones(person.cloth);
    case 'shirt':
      return clothTones(person.shirt ?? '#e8e0cf');
    case 'scarf':
      return clothTones(person.scarf ?? person.cloth);
    default:
      return clothTones('#e6dfcd');
  }
}

/** The colour of a material at a brightness of 0 to 1. */
export function toneAt(person: Person, material: Material, brightness: number): Rgb {
  const tones = tonesOf(person, material);
  const place = clamp(brightness) * (tones.length - 1);
  const index = Math.min(tones.length - 2, Math.floor(place));
  const [from, to] = [tones[index] ?? '#000000', tones[index + 1] ?? '#000000'];
  return mix(from, to, place - index);
}
