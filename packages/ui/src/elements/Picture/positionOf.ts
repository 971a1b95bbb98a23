import type { FocalPoint } from '@vitrin/contract/files/focalPoint';

/** A point of a picture as an `object-position`; undefined where nobody chose one. */
export const positionOf = (point: FocalPoint | undefined): string | undefined =>
  point && `${Math.round(point.x * 100)}% ${Math.round(point.y * 100)}%`;
