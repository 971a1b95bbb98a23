import { between3, type Point2, type Point3 } from './maths.ts';
import { edges, type Polygon } from './polygon.ts';

/** Where the viewer stands (metres) and what the sheet shows. */
export type CameraSetup = {
  position: Point3;
  /** Turn to the left, in radians; 0 looks along z. */
  yaw?: number;
  /** Sheet units per metre at one metre's distance. */
  focal: number;
  /** Where the line of sight meets the sheet, across and down. */
  centreX: number;
  horizonY: number;
};

/** Nothing nearer than this (metres) is drawn. */
const nearest = 0.3;

/** A view camera: it may be shifted, never tilted, so that upright edges stay upright. */
export class Camera {
  readonly position: Point3;
  readonly #setup: CameraSetup;
  readonly #sine: number;
  readonly #cosine: number;

  constructor(setup: CameraSetup) {
    this.position = setup.position;
    this.#setup = setup;
    this.#sine = Math.sin(setup.yaw ?? 0);
    this.#cosine = Math.cos(setup.yaw ?? 0);
  }

  /** Metres from the viewer's plane to a point. */
  depth(point: Point3): number {
    return this.#view(point)[2];
  }

  /** Sheet units per metre at a point. */
  scale(point: Point3): number {
    return this.#setup.focal / this.depth(point);
  }

  /** Where a point lies on the sheet. */
  point(point: Point3): Point2 {
    return this.#onSheet(this.#view(point));
  }

  /** A polygon on the sheet, cut off where it comes too near. */
  polygon(points: readonly Point3[]): Polygon {
    const kept: Point3[] = [];
    for (const [a, b] of edges(points.map((point) => this.#view(point)))) {
      if (a[2] >= nearest) kept.push(a);
      if ((a[2] - nearest) * (b[2] - nearest) < 0) kept.push(cutNear(a, b));
    }
    return kept.map((point) => this.#onSheet(point));
  }

  /** A line on the sheet, cut off where it comes too near; nothing when all of it is too near. */
  segment(from: Point3, to: Point3): [Point2, Point2] | undefined {
    let [a, b] = [this.#view(from), this.#view(to)];
    if (a[2] < nearest && b[2] < nearest) return undefined;
    if (a[2] < nearest) a = cutNear(a, b);
    else if (b[2] < nearest) b = cutNear(a, b);
    return [this.#onSheet(a), this.#onSheet(b)];
  }

  #view([px, py, pz]: Point3): Point3 {
    const [x, y, z] = [px - this.position[0], py - this.position[1], pz - this.position[2]];
    return [x * this.#cosine - z * this.#sine, y, x * this.#sine + z * this.#cosine];
  }

  #onSheet([x, y, z]: Point3): Point2 {
    const { focal, centreX, horizonY } = this.#setup;
    return [centreX + (focal * x) / z, horizonY - (focal * y) / z];
  }
}

const cutNear = (a: Point3, b: Point3): Point3 => between3(a, b, (nearest - a[2]) / (b[2] - a[2]));
