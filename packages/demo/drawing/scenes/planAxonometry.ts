import { css, mix } from '../kit/colour.ts';
import { type Point2, range } from '../kit/maths.ts';
import { axonometry, drawAxonometricBox, drawAxonometricFace, type Wash } from './planBox.ts';
import type { Board } from './planBoard.ts';

const width = 9;
const depth = 7;
/** The levels at which the storeys float, the roof last. */
const levels = [0, 4.6, 9.2, 13.6] as const;
const roof = 3;
const wall = 0.28;

/** A rectangle of the floor plan: two opposite corners. */
type Footprint = readonly [x0: number, z0: number, x1: number, z1: number];

const walls: readonly Footprint[] = [
  [0, 0, width, wall],
  [0, wall, wall, depth],
  [wall, 3.2, 3.4, 3.2 + wall],
  [5.4, wall, 5.4 + wall, 3.4],
  [0, depth - wall, 2.2, depth],
  [3.4, 4.4, 3.4 + wall, depth - wall],
  [width - wall, wall, width, 2.2],
  [4, depth - wall, 5.6, depth],
  [width - wall, 4.6, width, depth],
  [7.6, depth - wall, width, depth],
];

const furniture: readonly Footprint[] = [
  [1, 1, 2.6, 2.6],
  [6.4, 4.4, 8, 5.6],
  [1, 4.6, 2.8, 6],
];

const at = axonometry([1085, 589.5], 31);

/** A house of three storeys and a roof, lifted apart above its garden. */
export function drawAxonometry(board: Board): void {
  const { sheet, paper, ink, sage } = board;
  const wash: Wash = [mix(paper, sage, 0.16), mix(paper, sage, 0.42), mix(paper, ink, 0.2)];
  sheet.group({ blur: 9, opacity: 0.3 }, () =>
    drawAxonometricFace(board, at, '#3d3c2c', [
      [-1.6, 0, -1.6],
      [width + 3, 0, -1.6],
      [width + 3, 0, depth + 2.2],
      [-1.6, 0, depth + 2.2],
    ]),
  );
  const lawn: Wash = [mix(paper, sage, 0.3), mix(paper, ink, 0.3), mix(paper, ink, 0.45)];
  drawAxonometricBox(board, at, [-1.5, -0.25, -1.5, width + 1.5, 0, depth + 1.5], lawn);
  drawGarden(board);
  for (const [storey, level] of levels.entries()) {
    if (storey > 0) drawPlumbLines(board, levels[storey - 1] ?? 0, level);
    drawAxonometricBox(board, at, [0, level, 0, width, level + 0.22, depth], wash);
    if (storey === roof) drawRoof(board, level, wash);
    else drawStorey(board, level, wash, storey < roof - 1);
  }
}

/** Shrubs around the house. */
function drawGarden(board: Board): void {
  const { sheet, paper, sage, ink } = board;
  const { random } = sheet;
  for (let shrub = 0; shrub < 15; shrub += 1) {
    const x = random.chance(0.5) ? random.between(-1.3, -0.4) : random.between(-1.3, width + 1.2);
    const z = random.chance(0.5) ? random.between(-1.3, -0.5) : random.between(depth + 0.4, depth + 1.3);
    const [left, foot] = at([x, 0, z]);
    const radius = random.between(9, 20);
    const middle: Point2 = [left, foot - radius];
    const green = mix(paper, sage, random.between(0.35, 0.7));
    sheet.circle(middle, radius, green, { stroke: css(ink), width: 0.7 });
    for (let twig = 0; twig < 7; twig += 1) {
      const angle = random() * 6.3;
      const tip: Point2 = [
        left + Math.cos(angle) * radius * 0.8,
        foot - radius + Math.sin(angle) * radius * 0.8,
      ];
      board.line(middle, tip, { width: 0.5, opacity: 0.5 });
    }
    board.line([left, foot], [left, foot - radius * 0.5], { width: 1 });
  }
}

/** Dashed lines that show where a storey belongs. */
function drawPlumbLines(board: Board, below: number, level: number): void {
  const corners = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ] as const;
  const style = { width: 0.7, opacity: 0.6, paint: board.orange, dash: '7 5' };
  for (const [x, z] of corners) board.line(at([x, below + 2.9, z]), at([x, level, z]), style);
}

function drawRoof(board: Board, level: number, wash: Wash): void {
  drawAxonometricBox(board, at, [0, level + 0.22, 0, width, level + 0.5, depth], wash);
  drawAxonometricBox(board, at, [2.2, level + 0.5, 1.6, 4.8, level + 1.1, 3.4], wash);
  for (const slat of range(9)) {
    const x = 5.4 + slat * 0.36;
    board.line(at([x, level + 0.5, 0.8]), at([x, level + 0.5, 6.2]), { width: 0.6, opacity: 0.7 });
  }
}

/** How far in front a footprint stands; small ones are not judged by their far corner alone. */
const nearness = ([x0, z0, x1, z1]: Footprint): number => Math.max(x0, x1 - 1) + Math.max(z0, z1 - 1);

/** One storey: walls and furniture from the back to the front, then its stair. */
function drawStorey(board: Board, level: number, wash: Wash, stair: boolean): void {
  const { paper, ink, orange, dark } = board;
  const floor = level + 0.22;
  const wallWash: Wash = [mix(paper, ink, dark ? 0.6 : 0.78), wash[1], wash[2]];
  const woodWash: Wash = [mix(paper, orange, 0.3), mix(paper, orange, 0.5), mix(paper, orange, 0.62)];
  const pieces = [
    ...walls.map((print) => ({ print, height: 1.9, tones: wallWash, lineWidth: 0.6 })),
    ...furniture.map((print) => ({ print, height: 0.45, tones: woodWash, lineWidth: 0.5 })),
  ].toSorted((a, b) => nearness(a.print) - nearness(b.print));
  for (const { print, height, tones, lineWidth } of pieces) {
    const [x0, z0, x1, z1] = print;
    drawAxonometricBox(board, at, [x0, floor, z0, x1, floor + height, z1], tones, lineWidth);
  }
  if (!stair) return;
  for (const step of range(9)) {
    const x = 6 + step * 0.28;
    drawAxonometricBox(board, at, [x, floor, 0.6, x + 0.28, floor + 0.2 * (step + 1), 1.9], wash, 0.5);
  }
}
