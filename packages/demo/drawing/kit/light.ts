import { type Colour, mix, type Rgb, rgb } from './colour.ts';
import { dot, type Point3 } from './maths.ts';

/** The one sun of a scene, the sky above, what the ground throws back, and the air between. */
export type Light = {
  /** Direction to the sun, of length 1. */
  sun: Point3;
  /** What each channel of a colour keeps in full sun, under the sky, and from below: 0 to about 1. */
  sunColour: Rgb;
  sky: Rgb;
  bounce: Rgb;
  /** The colour that distance turns to, and how fast, per metre. */
  haze: Rgb;
  hazeDensity: number;
  /** A second, soft light without shadows, such as a window. */
  fill?: { direction: Point3; colour: Rgb };
};

/** A colour on a face that looks along `normal`; `sunlight` is the share of the sun that reaches it. */
export function shaded(light: Light, colour: Colour, normal: Point3, sunlight: number): Rgb {
  const sun = Math.max(0, dot(normal, light.sun)) * sunlight;
  const up = 0.5 + 0.5 * normal[1];
  const fill = light.fill === undefined ? 0 : Math.max(0, dot(normal, light.fill.direction));
  const fillColour = light.fill?.colour ?? [0, 0, 0];
  const channel = (index: 0 | 1 | 2) =>
    rgb(colour)[index] *
    (light.sky[index] * up +
      light.bounce[index] * (1 - up) +
      light.sunColour[index] * sun +
      fillColour[index] * fill);
  return [channel(0), channel(1), channel(2)];
}

/** A colour seen through `metres` of air. */
export const throughHaze = (light: Light, colour: Colour, metres: number): Rgb =>
  mix(colour, light.haze, 1 - Math.exp(-Math.max(0, metres) * light.hazeDensity));
