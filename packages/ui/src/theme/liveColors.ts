import type { Palette } from '@vitrin/contract/settings/palette';
import { deriveTheme } from './derive.ts';
import { themeVariables } from './themeCss.ts';

/** Changes the colours of a theme scope outside of React, while a colour is being dragged. */
export type LiveColors = {
  /** Applies some more of the palette, as much as fits into a frame; to be called every frame or every few frames. */
  show: (palette: Palette) => void;
  /** Applies the whole palette immediately, and ends what `show` began. */
  settle: (palette: Palette) => void;
};

/** The maximum number of elements in a piece. */
const pieceSize = 24;
/**
 * The number of elements to recolour per call: initially, at most, and its factors after calls that came early or late.
 */
const share = { first: 24, most: 2_000, soon: 1.03, late: 0.6 };
/**
 * A call that came more than this many milliseconds after the last one is late: calls every other frame at 60 Hz are 33
 * ms apart.
 */
const lateMs = 45;
/** The delay until the next change of the whole scope, as a multiple of the duration of the last one. */
const wholeRest = 40;

type Styled = HTMLElement | SVGElement;
type Piece = { element: Styled; size: number };
type Colors = ReadonlyMap<string, string>;

/** A palette that is being applied to the pieces in view. */
type Sweep = { colors: Colors; left: Piece[] };

/**
 * Live colours of one scope. Changing a variable on the scope itself restyles every element of a page: tens of
 * milliseconds on a slow machine. Therefore, the visible pieces get the changed variables one after the other, as many
 * as fit into a frame, and the scope, with everything between the pieces, only now and then and at the end.
 */
export function liveColors(scope: HTMLElement): LiveColors {
  const pace = createPace();
  /** Pieces whose colours are newer than the scope's. */
  const ahead = new Set<Styled>();
  let pieces: readonly Piece[] | undefined;
  let sweep: Sweep | undefined;
  let whole: { due: number; since: number | undefined } = { due: 0, since: undefined };

  function colorWhole(colors: Colors) {
    for (const element of ahead) for (const name of namesOf(element)) element.style.removeProperty(name);
    ahead.clear();
    for (const [name, value] of colors) scope.style.setProperty(name, value);
  }

  function colorPiece({ element }: Piece, colors: Colors) {
    for (const [name, value] of colors) element.style.setProperty(name, value);
    ahead.add(element);
  }

  return {
    show(palette) {
      const now = performance.now();
      if (whole.since === undefined) pace.called(now);
      else {
        // The delay caused by changing the whole scope says nothing about the pieces.
        whole = { due: now + (now - whole.since) * wholeRest, since: undefined };
        pace.paused(now);
      }
      pieces ??= piecesInView(scope);
      sweep ??= { colors: changedColors(scope, ahead, palette), left: [...pieces] };
      if (now >= whole.due) {
        colorWhole(sweep.colors);
        whole.since = now;
        sweep = undefined;
        return;
      }
      for (let piece = sweep.left[0]; piece && pace.take(piece.size); piece = sweep.left[0]) {
        colorPiece(piece, sweep.colors);
        sweep.left.shift();
      }
      if (sweep.left.length === 0) sweep = undefined;
    },
    settle(palette) {
      colorWhole(changedColors(scope, ahead, palette));
      pieces = undefined;
      sweep = undefined;
      whole = { due: 0, since: undefined };
      pace.paused(undefined);
    },
  };
}

/** The number of elements that a call may recolour: more after calls that came early, fewer after a late one. */
function createPace() {
  let elements = share.first;
  let left = 0;
  let last: number | undefined;
  return {
    called(now: number) {
      if (last !== undefined) {
        const factor = now - last > lateMs ? share.late : share.soon;
        elements = Math.min(share.most, Math.max(1, elements * factor));
      }
      last = now;
      left = Math.min(left, pieceSize) + elements;
    },
    /** The time since the last call is not representative. */
    paused(now: number | undefined) {
      last = now;
      left = 0;
    },
    /** Whether this call has capacity for this many more elements; if so, reserves it. */
    take(size: number): boolean {
      if (left < size) return false;
      left -= size;
      return true;
    },
  };
}

const namesOf = (element: Styled) => [...element.style].filter((name) => name.startsWith('--'));

/** The variables in which a palette differs from the scope, or from a piece that is ahead of it. */
function changedColors(scope: HTMLElement, ahead: ReadonlySet<Styled>, palette: Palette): Colors {
  const names = new Set([...ahead].flatMap(namesOf));
  const all = Object.entries(themeVariables(deriveTheme(palette)));
  return new Map(
    all.filter(([name, value]) => names.has(name) || scope.style.getPropertyValue(name) !== value),
  );
}

/** The outermost elements in view that are small enough for a piece. */
function piecesInView(scope: HTMLElement): Piece[] {
  const view = scope.ownerDocument.defaultView ?? window;
  const pieces: Piece[] = [];
  const look = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    if (bottom < 0 || top > view.innerHeight || width === 0) return;
    const size = 1 + element.querySelectorAll('*').length;
    if (size > pieceSize && element.childElementCount > 0) for (const child of element.children) look(child);
    else if (element instanceof view.HTMLElement || element instanceof view.SVGElement)
      pieces.push({ element, size });
  };
  for (const child of scope.children) look(child);
  return pieces;
}
