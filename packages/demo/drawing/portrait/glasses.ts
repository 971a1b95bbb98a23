import { type Point2, type Point3, range } from '../kit/maths.ts';
import { coordinates, pathThrough } from '../kit/polygon.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Person } from './people.ts';

const strokeWidth = 4.6;

/** A pair of glasses in front of the eyes, with the one temple that is seen. */
export function drawGlasses(sheet: Sheet, person: Person, project: (point: Point3) => Point2): void {
  if (person.glasses === undefined) return;
  const round = person.glasses === 'round';
  const frame = round ? '#5a3a24' : '#20241f';
  for (const side of [-1, 1] as const) {
    const rim = range(40).map((step): Point2 => {
      const angle = (step / 40) * 2 * Math.PI;
      const square = 0.9 / (Math.cos(angle) ** 4 + Math.sin(angle) ** 4) ** 0.25;
      const radius = round ? 1 : square;
      const x = side * 0.132 + Math.cos(angle) * 0.094 * radius;
      const depth = Math.abs(side * 0.132 + Math.cos(angle) * 0.09) * 0.22;
      return project([x, -0.012 + Math.sin(angle) * 0.078 * radius, 0.385 - depth]);
    });
    sheet.shape(rim, '#eaf0e6', { opacity: 0.12 });
    const outline = pathThrough(rim);
    sheet.stroke(outline, '#1a1410', 6, { opacity: 0.25, transform: 'translate(3 6)', blur: 2.5 });
    sheet.stroke(outline, frame, strokeWidth);
  }
  const [left, middle, right] = [
    project([-0.04, 0.012, 0.4]),
    project([0, 0.03, 0.42]),
    project([0.04, 0.012, 0.4]),
  ];
  sheet.stroke(
    `M${coordinates(...left)}Q${coordinates(...middle)} ${coordinates(...right)}`,
    frame,
    strokeWidth,
  );
  const seen = person.yaw > 0 ? -1 : 1;
  const temple = [project([seen * 0.222, 0.012, 0.34]), project([seen * 0.335, 0, -0.02])];
  sheet.stroke(temple, frame, strokeWidth);
}
