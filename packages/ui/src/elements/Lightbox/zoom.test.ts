import { limits } from '@vitrin/contract/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, pannedBy, type Room, scaledTo } from './zoom.ts';

const room: Room = { stage: { width: 1000, height: 600 }, picture: { width: 900, height: 600 } };
const middle = { x: 0, y: 0 };

describe('scaledTo', () => {
  it('enlarges around the centre without moving', () => {
    expect(scaledTo(fitted, 2, middle, room)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  it('keeps the point under the finger in place', () => {
    expect(scaledTo(fitted, 2, { x: 100, y: -50 }, room)).toEqual({ scale: 2, x: -100, y: 50 });
  });

  it('returns to the centre when it is small again', () => {
    const near = scaledTo(fitted, 2, { x: 400, y: 300 }, room);
    expect(scaledTo(near, 1, { x: 400, y: 300 }, room)).toMatchObject({ scale: 1 });
    expect(Math.abs(scaledTo(near, 1, { x: 400, y: 300 }, room).x)).toBe(0);
  });

  it('goes no further than the zoom factor', () => {
    expect(scaledTo(fitted, 9, middle, room).scale).toBe(limits.zoomFactor);
    expect(scaledTo(fitted, 0.2, middle, room).scale).toBe(1);
  });
});

describe('pannedBy', () => {
  it('does not move a picture that is not enlarged', () => {
    expect(pannedBy(fitted, { x: 80, y: 80 }, room)).toEqual(fitted);
  });

  it('stops at the edges of an enlarged one', () => {
    const view = pannedBy({ scale: 2, x: 0, y: 0 }, { x: 5_000, y: -5_000 }, room);
    expect(view).toEqual({ scale: 2, x: 400, y: -300 });
  });

  it('leaves no gap next to a picture that covers the stage', () => {
    const way = fc.integer({ min: -4_000, max: 4_000 });
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2, noNaN: true }), way, way, (scale, x, y) => {
        const view = pannedBy({ scale, x: 0, y: 0 }, { x, y }, room);
        const spare = Math.max(0, (room.picture.width * scale - room.stage.width) / 2);
        expect(Math.abs(view.x)).toBeLessThanOrEqual(spare);
      }),
    );
  });
});
