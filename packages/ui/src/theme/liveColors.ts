import type { Palette } from '@vitrin/contract/settings/palette';
import { deriveTheme } from './derive.ts';
import { themeVariables } from './themeCss.ts';

/** Changes the colours of a theme's scope past React, while a colour is being dragged. */
export type LiveColors = {
  /** Takes on some more of the palette, as much as a frame has time for: to be called once in each, or in some. */
  show: (palette: Palette) => void;
  /** Takes on the palette at once; what `show` began is over. */
  settle: (palette: Palette) => void;
};

/** The most elements that one piece has. */
const pieceSize = 24;
/** Elements to colour in a call: at first, at most, and how the number follows calls that came soon or late. */
const share = { first: 24, most: 2_000, soon: 1.03, late: 0.6 };
/** A call is late that came more milliseconds after the last one: calls in every other frame of sixty take 33. */
const lateMs = 45;
/** How many times as long as the last change of the whole scope the next one waits. */
const wholeRest = 40;

type Styled = HTMLElement | SVGElement;
type Piece = { element: Styled; size: number };
type Colors = ReadonlyMap<string, string>;

/** A palette on its way to the pieces in view. */
type Sweep = { colors: Colors; left: Piece[] };

/**
 * Live colours of one scope. A variable that changes on the scope itself causes a restyle of every element of a page:
 * tens of milliseconds on a slow machine. So the visible pieces get the changed variables one after the other, as many
 * as fit into a frame, and the scope, with everything between the pieces, only now and then and at the end.
 */
export function liveColors(scope: HTMLElement): LiveColors {
  const pace = createPace();
  /** Pieces whose colours are ahead of the scope's. */
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
        // The delay caused by changing the whole says nothing about the pieces.
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

/** How many elements a call may colour: more after calls that came soon, fewer after a late one. */
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
    /** The time since the last call says nothing. */
    paused(now: number | undefined) {
      last = now;
      left = 0;
    },
    /** Whether this call has room for so many more elements, and takes it. */
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
