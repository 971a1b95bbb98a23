import type { ServiceSummary } from '@vitrin/contract/kinds/service';
import { knownDrawingOf } from '../ReasonPanes/drawingOf.ts';

/** A service as the index shows it: with the path of its drawing in place of the name that it is found by. */
export type IndexedService = Pick<
  ServiceSummary,
  'id' | 'path' | 'title' | 'subtitle' | 'shortDescription' | 'image'
> & { drawing?: string | undefined };

/**
 * Finds the drawing of a service, where its icon has one. The home page's first load brings the result and not all
 * drawings.
 */
export const withDrawing = <Service extends { icon: string }>({ icon, ...shown }: Service) => ({
  ...shown,
  drawing: knownDrawingOf(icon),
});
