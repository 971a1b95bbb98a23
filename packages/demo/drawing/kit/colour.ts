import { clamp, lerp } from './maths.ts';

/** Red, green and blue, 0 to 255; lighting may push a value out of range until it is serialised. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour as #rrggbb or as numbers. */
export type Colour = string | Rgb;

/** Whatever fills a shape: a colour, or a text that SVG understands (`url(#id)`, `rgba(…)`, `none`). */
export type Paint = string | Rgb;

/** The numbers of a colour. */
export function rgb(colour: Colour): Rgb {
  if (typeof colour !== 'string') return colour;
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** The colour at `t` of the way from `a` to `b`. */
export function mix(a: Colour, b: Colour, t: number): Rgb {
  const [from, to] = [rgb(a), rgb(b)];
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)];
}

/** A colour made darker (below 1) or lighter (above 1), by one factor or one per channel. */
export function scaled(colour: Colour, factor: number | Rgb): Rgb {
  const [red, green, blue] = rgb(colour);
  const [r, g, b] = typeof factor === 'number' ? [factor, factor, factor] : factor;
  return [red * r, green * g, blue * b];
}

/** A colour as CSS writes it. */
export function css(colour: Colour, alpha = 1): string {
  const channels = rgb(colour)
    .map((value) => clamp(Math.round(value), 0, 255))
    .join(',');
  return alpha < 1 ? `rgba(${channels},${alpha.toFixed(3)})` : `rgb(${channels})`;
}

/** A paint as an SVG attribute holds it. */
export const paintText = (paint: Paint): string => (typeof paint === 'string' ? paint : css(paint));

/** Every colour of a palette, moved towards one. */
export const tinted = (palette: readonly Colour[], towards: Colour, t: number): Rgb[] =>
  palette.map((colour) => mix(colour, towards, t));
