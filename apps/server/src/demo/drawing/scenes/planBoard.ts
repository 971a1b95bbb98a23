import type { Colour, Paint } from '../kit/colour.ts';
import type { Point2 } from '../kit/maths.ts';
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
  return {
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
