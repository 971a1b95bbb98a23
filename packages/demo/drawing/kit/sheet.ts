import { type Colour, css, type Paint, paintText, rgb } from './colour.ts';
import { clamp, type Point2 } from './maths.ts';
import { coordinates, pathThrough, type Polygon } from './polygon.ts';
import { createRandom, type Random } from './random.ts';

/** A colour stop of a gradient: where it is (0 to 1), its colour, its opacity. */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** How a shape or a group lies on what is below it. `blur` is the deviation in sheet units. */
export type Look = {
  opacity?: number;
  blur?: number;
  blend?: 'normal' | 'screen' | 'multiply' | 'soft-light';
  transform?: string;
};

/** A look with an outline; `radius` rounds a rectangle's corners, `dash` is SVG's dash pattern. */
export type Outline = Look & {
  stroke?: Paint;
  width?: number;
  dash?: string;
  round?: boolean;
  radius?: number;
};

/** A veil of noise: `frequency` across and down, shown where noise times `gain` plus `offset` is above 0. */
export type Veil = {
  frequency?: readonly [across: number, down: number];
  octaves?: number;
  gain?: number;
  offset?: number;
  seed?: number;
  opacity?: number;
  /** The strip that the veil covers; the whole sheet if absent. */
  top?: number;
  height?: number;
  mask?: string;
  blend?: Look['blend'];
};

/** What the finish adds to a drawing; see `finish.ts` for the usual amounts. */
export type FinishLook = { bloom?: number; grain?: number; vignette?: number; tone?: number };

/** A flat SVG drawing: shapes are added from the back to the front. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly random: Random;
  /** Units drawn beyond every edge, for blurs that would fade there. */
  overscan = 0;
  mirrored = false;
  finish: FinishLook = {};
  readonly #definitions: string[] = [];
  readonly #body: string[] = [];
  readonly #blurs = new Map<number, string>();
  #nextId = 0;

  constructor(seed: number, width: number, height: number) {
    this.seed = seed;
    this.random = createRandom(seed);
    this.width = width;
    this.height = height;
  }

  /** Adds an SVG element as text. */
  add(element: string): void {
    this.#body.push(element);
  }

  /** A gradient along a line, as a paint. */
  linear(from: Point2, to: Point2, stops: readonly Stop[]): string {
    const id = this.#id();
    this.#definitions.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopsText(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A gradient from the top of a strip to its bottom, as a paint. */
  vertical(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.linear([0, top], [0, bottom], stops);
  }

  /** A gradient from a centre outwards, as a paint. */
  radial([x, y]: Point2, radiusX: number, radiusY: number, stops: readonly Stop[]): string {
    const id = this.#id();
    this.#definitions.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x} ${y}) scale(${radiusX} ${radiusY})">${stopsText(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A rectangle; without a size, the whole sheet. */
  rect(fill: Paint, x = 0, y = 0, width = this.width, height = this.height, outline: Outline = {}): void {
    this.add(
      `<rect x="${coordinates(x)}" y="${coordinates(y)}" width="${coordinates(width)}" height="${coordinates(height)}" fill="${paintText(fill)}"${this.#attributes(outline)}/>`,
    );
  }

  /** A filled polygon; nothing for fewer than three corners. */
  shape(points: Polygon, fill: Paint, outline: Outline = {}): void {
    if (points.length > 2) this.path(pathThrough(points), fill, outline);
  }

  /** A filled path, as SVG writes it. */
  path(path: string, fill: Paint, outline: Outline = {}): void {
    this.add(`<path d="${path}" fill="${paintText(fill)}"${this.#attributes(outline)}/>`);
  }

  /** A line through some points, or along a path. */
  stroke(along: readonly Point2[] | string, stroke: Paint, width: number, outline: Outline = {}): void {
    const path = typeof along === 'string' ? along : pathThrough(along, false);
    this.path(path, 'none', { ...outline, stroke, width });
  }

  circle([x, y]: Point2, radius: number, fill: Paint, outline: Outline = {}): void {
    this.add(
      `<circle cx="${coordinates(x)}" cy="${coordinates(y)}" r="${radius.toFixed(2)}" fill="${paintText(fill)}"${this.#attributes(outline)}/>`,
    );
  }

  /** Draws as one layer, so that a look applies to the whole of it. */
  group(look: Look, draw: () => void): void {
    this.add(`<g${this.#attributes(look)}>`);
    draw();
    this.add('</g>');
  }

  /** Draws only inside an outline. */
  clipped(outline: Polygon | string, draw: () => void): void {
    const id = this.#id();
    const path = typeof outline === 'string' ? outline : pathThrough(outline);
    this.#definitions.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    this.add(`<g clip-path="url(#${id})">`);
    draw();
    this.add('</g>');
  }

  /** A soft light around a point. */
  glow(
    [x, y]: Point2,
    radiusX: number,
    radiusY: number,
    colour: Colour,
    opacity = 1,
    blend: Look['blend'] = 'screen',
  ): void {
    const fill = this.radial([x, y], radiusX, radiusY, [
      [0, colour, opacity],
      [0.25, colour, opacity * 0.55],
      [0.55, colour, opacity * 0.18],
      [1, colour, 0],
    ]);
    this.add(
      `<ellipse cx="${coordinates(x)}" cy="${coordinates(y)}" rx="${coordinates(radiusX)}" ry="${coordinates(radiusY)}" fill="${fill}"${this.#attributes({ blend })}/>`,
    );
  }

  /** A band across the sheet that goes from one opacity at `from` to another at `to`. */
  haze(
    from: number,
    to: number,
    colour: Colour,
    [opacityFrom, opacityTo]: readonly [from: number, to: number],
  ): void {
    const fill = this.vertical(from, to, [
      [0, colour, opacityFrom],
      [1, colour, opacityTo],
    ]);
    this.rect(fill, 0, Math.min(from, to), this.width, Math.abs(to - from));
  }

  /** Noise in one colour: clouds, mist, water, stains, the grain of a wall. */
  veil(colour: Colour, veil: Veil): void {
    const { octaves = 5, gain = 2.2, offset = -0.9, seed = this.seed, opacity = 1, mask } = veil;
    const [across, down] = veil.frequency ?? [0.002, 0.01];
    const { top = 0, height = this.height } = veil;
    const [red, green, blue] = rgb(colour).map((channel) => (channel / 255).toFixed(3));
    const filter = this.#filter(
      `<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${gain} 0 0 0 ${offset}"/>`,
      'x="0" y="0" width="1" height="1"',
    );
    const strip = `x="0" y="${top}" width="${this.width}" height="${height}"`;
    this.add(
      `<g${mask === undefined ? '' : this.#mask(mask, strip)}${this.#attributes({ opacity, blend: veil.blend ?? 'normal' })}><rect ${strip} filter="${filter}"/></g>`,
    );
  }

  /** A mask that lets through what lies between `fullFrom` and `fullTo`, and fades beyond. */
  fadeMask(start: number, fullFrom: number, fullTo: number, end: number): string {
    const at = (y: number) => clamp(y / this.height);
    return this.vertical(0, this.height, [
      [0, '#000000'],
      [at(start), '#000000'],
      [at(fullFrom), '#ffffff'],
      [at(fullTo), '#ffffff'],
      [at(end), '#000000'],
      [1, '#000000'],
    ]);
  }

  /** The drawing as an SVG document of a width in pixels. */
  toSvg(width: number): string {
    const height = Math.round((width * this.height) / this.width);
    const left = -this.overscan;
    const top = (left * this.height) / this.width;
    const viewBox = `${left} ${top} ${this.width - 2 * left} ${this.height - 2 * top}`;
    const turn = this.mirrored ? ` transform="translate(${this.width} 0) scale(-1 1)"` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><defs>${this.#definitions.join('')}</defs><g${turn}>${this.#body.join('\n')}</g></svg>`;
  }

  #attributes(outline: Outline): string {
    const list: [string, string | number | undefined][] = [
      ['opacity', outline.opacity],
      ['filter', outline.blur === undefined ? undefined : this.#blur(outline.blur)],
      ['style', outline.blend === undefined ? undefined : `mix-blend-mode:${outline.blend}`],
      ['transform', outline.transform],
      ['stroke', outline.stroke === undefined ? undefined : paintText(outline.stroke)],
      ['stroke-width', outline.width],
      ['stroke-dasharray', outline.dash],
      ['stroke-linecap', outline.round === true ? 'round' : undefined],
      ['stroke-linejoin', outline.round === true ? 'round' : undefined],
      ['rx', outline.radius],
    ];
    return list.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('');
  }

  #mask(fill: string, strip: string): string {
    const id = this.#id();
    this.#definitions.push(
      `<mask id="${id}" maskUnits="userSpaceOnUse" ${strip}><rect ${strip} fill="${fill}"/></mask>`,
    );
    return ` mask="url(#${id})"`;
  }

  #blur(deviation: number): string {
    const known = this.#blurs.get(deviation);
    if (known !== undefined) return known;
    const filter = this.#filter(
      `<feGaussianBlur stdDeviation="${deviation}"/>`,
      'x="-40%" y="-40%" width="180%" height="180%"',
    );
    this.#blurs.set(deviation, filter);
    return filter;
  }

  #filter(effects: string, region: string): string {
    const id = this.#id();
    this.#definitions.push(
      `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${effects}</filter>`,
    );
    return `url(#${id})`;
  }

  #id(): string {
    this.#nextId += 1;
    return `d${this.#nextId}`;
  }
}

const stopsText = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${css(colour)}" stop-opacity="${opacity}"/>`,
    )
    .join('');
