import { knownDrawingOf } from './drawingOf.ts';

/**
 * An entry with the path of its icon's drawing, if there is one, in place of the icon's name. The home page's first
 * load contains the result and not all drawings.
 */
export const withDrawing = <Entry extends { icon: string }>({ icon, ...shown }: Entry) => ({
  ...shown,
  drawing: knownDrawingOf(icon),
});
