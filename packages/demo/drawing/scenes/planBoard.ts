import { type Colour, mix, type Paint } from '../kit/colour.ts';
import type { Point2 } from '../kit/maths.ts';
import { coordinates } from '../kit/polygon.ts';
import { Sheet } from '../kit/sheet.ts';

/** A drawing board: its colours, and a line as a hand draws it. */
export type Board = {
  sheet: Sheet;
  dark: boolean;
  paper: Colour;
  ink: Colour;
  sage: Colour;
  orange: Colour;
  /** A line between two points that overshoots its ends a little. */
  line: (
    from: Point2,
    to: Point2,
    style?: { width?: number; opacity?: number; paint?: Paint; dash?: string },
  ) => void;
};

/** A clean sheet of light paper, or a dark board. */
export function createBoard(seed: number, dark: boolean): Board {
  const sheet = new Sheet(seed, 1600, 900);
  const ink = dark ? '#d5dcc2' : '#2C3E2D';
  const board: Board = {
    sheet,
    dark,
    paper: dark ? '#22332a' : '#efe9da',
    ink,
    sage: dark ? '#8FAA7A' : '#6B8359',
    orange: '#c9824c',
    line: (from, to, { width = 0.9, opacity = 0.85, paint = ink, dash } = {}) => {
      const style = dash === undefined ? { opacity } : { opacity, dash };
      sheet.stroke(byHand(sheet, from, to), paint, width, style);
    },
  };
  drawPaper(board);
  return board;
}

/** Lays a pencil on a finished drawing, and light and grain over the paper. */
export function finishBoard(board: Board): Sheet {
  const { sheet } = board;
  drawPencil(sheet, [1290, 838], -33, 220);
  drawWindowLight(board);
  drawPaperGrain(sheet);
  const shade = sheet.radial([60, 900], 900, 560, [
    [0, '#1d2a20', 0.55],
    [1, '#1d2a20', 0],
  ]);
  sheet.rect(shade);
  sheet.finish = { grain: 6, vignette: 0.3, bloom: 0.1 };
  sheet.overscan = 46;
  return sheet;
}

function byHand({ random }: Sheet, from: Point2, to: Point2): Point2[] {
  const tremble = () => random.bell() * 0.35;
  const overshoot = 3 / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
  const [dx, dy] = [(to[0] - from[0]) * overshoot, (to[1] - from[1]) * overshoot];
  return [
    [from[0] - dx + tremble(), from[1] - dy + tremble()],
    [to[0] + dx + tremble(), to[1] + dy + tremble()],
  ];
}

function drawPaper({ sheet, dark, paper, sage }: Board): void {
  const fill = sheet.linear(
    [0, 0],
    [1600, 900],
    [
      [0, mix(paper, '#ffffff', dark ? 0.02 : 0.3)],
      [1, mix(paper, '#8d8468', dark ? 0.02 : 0.16)],
    ],
  );
  sheet.rect(fill);
  const grid: string[] = [];
  for (let x = 20; x < 1600; x += 40) grid.push(`M${x} 0V900`);
  for (let y = 10; y < 900; y += 40) grid.push(`M0 ${y}H1600`);
  sheet.stroke(grid.join(''), sage, 0.6, { opacity: 0.22 });
}

/** A pencil with its shadow; `angle` in degrees. */
function drawPencil(sheet: Sheet, [x, y]: Point2, angle: number, length: number): void {
  const half = 9;
  sheet.group({ transform: `translate(${coordinates(x, y)}) rotate(${angle})` }, () => {
    const shadow = `M8 16L${length} 20L${length + 44} 14L${length} 4Z`;
    sheet.path(shadow, '#2a2a1c', { opacity: 0.42, blur: 5, transform: 'translate(6 10)' });
    const facets = [
      [-half, -half / 3, '#8ba374'],
      [-half / 3, half / 3, '#6B8359'],
      [half / 3, half, '#46593b'],
    ] as const;
    for (const [from, to, colour] of facets) sheet.rect(colour, 0, from, length, to - from + 0.3);
    const wood = sheet.vertical(-half, half, [
      [0, '#ecd3a8'],
      [1, '#b98f5e'],
    ]);
    const cone = [
      [length, -half],
      [length + 40, -1.6],
      [length + 40, 1.6],
      [length, half],
    ] as const;
    const lead = [
      [length + 32, -2.9],
      [length + 46, 0],
      [length + 32, 2.9],
    ] as const;
    sheet.shape(cone, wood);
    sheet.shape(lead, '#26281f');
    sheet.rect('#c9b48a', -16, -half, 16, half * 2);
    sheet.rect('#8d8468', -10, -half, 3, half * 2);
  });
}

/** By day the bars of a window lie across the paper; the dark board only glows. */
function drawWindowLight({ sheet, dark }: Board): void {
  if (dark) {
    sheet.glow([1050, 260], 900, 560, '#8FAA7A', 0.16);
    return;
  }
  const bars: readonly (readonly Point2[])[] = [
    [
      [-100, 300],
      [560, 960],
      [-100, 960],
    ],
    [
      [-60, -60],
      [120, -60],
      [1140, 960],
      [960, 960],
    ],
    [
      [640, -60],
      [700, -60],
      [1660, 890],
      [1660, 950],
    ],
    [
      [1230, -60],
      [1700, -60],
      [1700, 410],
    ],
  ];
  sheet.group({ blur: 14, blend: 'multiply', opacity: 0.62 }, () => {
    for (const bar of bars) sheet.shape(bar, '#9aa393');
  });
  sheet.glow([900, 300], 900, 520, '#fff0cf', 0.35);
}

function drawPaperGrain(sheet: Sheet): void {
  sheet.veil('#4a4632', {
    frequency: [0.5, 0.5],
    octaves: 3,
    gain: 1.6,
    offset: -0.75,
    opacity: 0.16,
    blend: 'multiply',
  });
  sheet.veil('#fffaf0', {
    frequency: [0.008, 0.01],
    octaves: 3,
    gain: 1.4,
    offset: -0.62,
    opacity: 0.22,
    blend: 'soft-light',
  });
}
