import type { FocalPoint } from '@vitrin/contract/files/focalPoint';

/** A focal point as an `object-position`; undefined if there is none. */
export const positionOf = (point: FocalPoint | undefined): string | undefined =>
  point && `${Math.round(point.x * 100)}% ${Math.round(point.y * 100)}%`;
