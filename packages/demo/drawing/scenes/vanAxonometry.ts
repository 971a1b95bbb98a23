import { mix } from '../kit/colour.ts';
import { range } from '../kit/maths.ts';
import type { Box } from '../kit/solid.ts';
import { axonometry, drawAxonometricBox, drawAxonometricFace, type Wash } from './planBox.ts';
import type { Board } from './planBoard.ts';

/** The living space in metres; its layers float at these heights. */
const length = 4.2;
const width = 2;
const lockersAt = 2.3;
const roofAt = 3.7;

const at = axonometry([1105, 520], 82);

/** The furniture on the floor, from the back to the front. */
const furniture: readonly { box: Box; wood: boolean }[] = [
  { box: [0.1, 0.1, 0.1, 1.3, 0.5, 0.6], wood: false },
  { box: [1.5, 0.1, 0.1, 2.45, 1.75, 0.95], wood: false },
  { box: [2.75, 0.1, 0.1, 4.1, 0.62, 1.9], wood: true },
  { box: [2.8, 0.62, 0.14, 4.06, 0.78, 1.86], wood: false },
  { box: [0.1, 0.1, 1.4, 1.5, 0.95, 1.9], wood: true },
];

/** A camper's living space as layers: floor with furniture, lockers, roof with its panels. */
export function drawVanAxonometry(board: Board): void {
  const { sheet, paper, ink, sage, orange } = board;
  const pale: Wash = [mix(paper, sage, 0.16), mix(paper, sage, 0.42), mix(paper, ink, 0.2)];
  const wood: Wash = [mix(paper, orange, 0.3), mix(paper, orange, 0.5), mix(paper, orange, 0.62)];
  const dark: Wash = [mix(paper, ink, 0.72), mix(paper, ink, 0.8), mix(paper, ink, 0.88)];
  sheet.group({ blur: 9, opacity: 0.3 }, () =>
    drawAxonometricFace(board, at, '#3d3c2c', [
      [-0.2, -0.2, -0.2],
      [length + 0.6, -0.2, -0.2],
      [length + 0.6, -0.2, width + 0.5],
      [-0.2, -0.2, width + 0.5],
    ]),
  );
  drawAxonometricBox(board, at, [-0.1, -0.1, -0.1, length + 0.1, 0.1, width + 0.1], pale);
  for (const { box, wood: wooden } of furniture) {
    drawAxonometricBox(board, at, box, wooden ? wood : pale, 0.7);
  }
  drawPlumbLines(board, 0.1, lockersAt);
  for (const z of [0, width - 0.36]) {
    drawAxonometricBox(board, at, [0, lockersAt, z, length, lockersAt + 0.42, z + 0.36], wood);
    for (const door of range(5)) {
      const x = 0.7 + door * 0.7;
      board.line(at([x, lockersAt, z + 0.36]), at([x, lockersAt + 0.42, z + 0.36]), { width: 0.6 });
    }
  }
  drawPlumbLines(board, lockersAt + 0.42, roofAt);
  drawAxonometricBox(board, at, [-0.1, roofAt, -0.1, length + 0.1, roofAt + 0.14, width + 0.1], pale);
  for (const x of [0.4, 1.65]) {
    drawAxonometricBox(board, at, [x, roofAt + 0.2, 0.3, x + 1.15, roofAt + 0.26, 1.7], dark);
    for (const cell of range(5)) {
      const z = 0.3 + ((cell + 1) * 1.4) / 6;
      const style = { width: 0.5, opacity: 0.7, paint: paper };
      board.line(at([x, roofAt + 0.26, z]), at([x + 1.15, roofAt + 0.26, z]), style);
    }
  }
  drawAxonometricBox(board, at, [3.2, roofAt + 0.14, 0.6, 3.8, roofAt + 0.32, 1.3], pale);
}

/** Dashed lines from the corners of one layer to the next. */
function drawPlumbLines(board: Board, from: number, to: number): void {
  const style = { width: 0.7, opacity: 0.6, paint: board.orange, dash: '7 5' };
  for (const [x, z] of [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ] as const) {
    board.line(at([x, from, z]), at([x, to, z]), style);
  }
}
