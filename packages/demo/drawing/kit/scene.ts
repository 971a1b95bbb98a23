import { Camera, type CameraSetup } from './camera.ts';
import { type Colour, css, type Paint, type Rgb } from './colour.ts';
import { type Light, shaded, throughHaze } from './light.ts';
import type { Point2, Point3 } from './maths.ts';
import { clipPolygon, convexHull, type Polygon } from './polygon.ts';
import { Sheet } from './sheet.ts';
import { type Box, cornersOf, facesSeenFrom } from './solid.ts';

/** How a face is drawn: only within `clip`, with this share of the sun, edges this wide (sheet units). */
export type FaceOptions = { clip?: Polygon; sunlight?: number; edge?: number };

/** Which plane a shadow falls on: all points whose `axis` coordinate is `at`. */
export type Plane = { axis: 'x' | 'y' | 'z'; at: number };

/** A sheet that shows a world: one camera and one light for everything on it. */
export class Scene extends Sheet {
  readonly camera: Camera;
  readonly light: Light;

  constructor(seed: number, camera: CameraSetup, light: Light) {
    super(seed, 1600, 900);
    this.camera = new Camera(camera);
    this.light = light;
  }

  /** Where a point of the world lies on the sheet. */
  at(point: Point3): Point2 {
    return this.camera.point(point);
  }

  /** Sheet units per metre at a point. */
  scale(point: Point3): number {
    return this.camera.scale(point);
  }

  /** A colour in this scene's light, before the air dims it. */
  lit(colour: Colour, normal: Point3, sunlight = 1): Rgb {
    return shaded(this.light, colour, normal, sunlight);
  }

  /** A colour as the air shows it at a point. */
  hazed(colour: Colour, point: Point3): Rgb {
    return throughHaze(this.light, colour, this.camera.depth(point));
  }

  /** A lit polygon in space; returns its outline on the sheet. */
  face(points: readonly Point3[], normal: Point3, colour: Colour, options: FaceOptions = {}): Polygon {
    const first = points[0];
    if (first === undefined) return [];
    const paint = this.hazed(this.lit(colour, normal, options.sunlight ?? 1), first);
    return this.flat(points, paint, options);
  }

  /** A polygon in space with an unlit paint; returns its outline on the sheet. */
  flat(points: readonly Point3[], paint: Paint, options: FaceOptions = {}): Polygon {
    const outline = this.camera.polygon(points);
    if (outline.length < 3) return outline;
    const visible = options.clip === undefined ? outline : clipPolygon(outline, options.clip);
    // A hairline in the face's own colour closes the seam to its neighbour.
    const seam =
      typeof paint === 'string' ? {} : { stroke: css(paint), width: options.edge ?? 0.5, round: true };
    this.shape(visible, paint, seam);
    return outline;
  }

  /** A box: the faces that the camera sees. */
  box(box: Box, colour: Colour, options: FaceOptions = {}): void {
    for (const { normal, corners } of facesSeenFrom(this.camera.position, box)) {
      this.face(corners, normal, colour, options);
    }
  }

  /** The outline of the shadow that points throw on a plane, cut to `within`. */
  shadow(points: readonly Point3[], plane: Plane, within?: Polygon): Polygon {
    const axes = { x: [0, 1, 2], y: [1, 0, 2], z: [2, 0, 1] } as const;
    const [through, first, second] = axes[plane.axis];
    const { sun } = this.light;
    if (Math.abs(sun[through]) < 1e-4) return [];
    const fallen = points.map((point): Point2 => {
      const distance = (point[through] - plane.at) / sun[through];
      if (distance < -1e-6) return [point[first], point[second]];
      return [point[first] - sun[first] * distance, point[second] - sun[second] * distance];
    });
    const outline = this.camera.polygon(convexHull(fallen).map((point) => onPlane(plane, point)));
    return within === undefined ? outline : clipPolygon(outline, within);
  }

  /** The outline of a box's shadow on a plane. */
  boxShadow(box: Box, plane: Plane, within?: Polygon): Polygon {
    return this.shadow(cornersOf(box), plane, within);
  }

  /** A line in space. */
  line(from: Point3, to: Point3, colour: Colour, width: number, opacity = 1): void {
    const segment = this.camera.segment(from, to);
    if (segment !== undefined) this.stroke(segment, css(colour), width, { opacity });
  }

  /** Darkness that fades across a polygon from one point to another: the corners of a room. */
  occlusion(
    points: readonly Point3[],
    from: Point3,
    to: Point3,
    opacity: number,
    colour: Colour = '#18201a',
  ): void {
    const fill = this.linear(this.at(from), this.at(to), [
      [0, colour, opacity],
      [1, colour, 0],
    ]);
    this.shape(this.camera.polygon(points), fill);
  }

  /** A beam of light that fades from its first corner to its third. */
  shaft(
    points: readonly [Point2, Point2, Point2, Point2],
    colour: Colour,
    opacity: number,
    blur: number,
  ): void {
    const ys = points.map(([, y]) => y);
    const fill = this.linear(
      [points[0][0], Math.min(...ys)],
      [points[2][0], Math.max(...ys)],
      [
        [0, colour, opacity],
        [0.5, colour, opacity * 0.5],
        [1, colour, 0],
      ],
    );
    this.shape(points, fill, { blur, blend: 'screen' });
  }

  /** Darkness over the lower part of the sheet, where a page may put its headline. */
  darkFoot(top: number, colour: Colour, opacity: number): void {
    this.haze(this.height, top, colour, [opacity, 0]);
  }

  /** Darkness over the left part of the sheet, as far as `right`. */
  darkSide(right: number, colour: Colour, opacity: number): void {
    this.rect(
      this.linear(
        [0, 0],
        [right, 0],
        [
          [0, colour, opacity],
          [1, colour, 0],
        ],
      ),
    );
  }
}

function onPlane({ axis, at }: Plane, [a, b]: Point2): Point3 {
  if (axis === 'x') return [at, a, b];
  return axis === 'y' ? [a, at, b] : [a, b, at];
}
