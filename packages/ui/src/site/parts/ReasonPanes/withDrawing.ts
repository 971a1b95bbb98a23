import { knownDrawingOf } from './drawingOf.ts';

/**
 * An entry with the path of its icon's drawing, if there is one, in place of the icon's name. This way, the home page's
 * initial load does not contain all drawings.
 */
export const withDrawing = <Entry extends { icon: string }>({ icon, ...shown }: Entry) => ({
  ...shown,
  drawing: knownDrawingOf(icon),
});
