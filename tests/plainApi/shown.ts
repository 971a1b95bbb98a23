import type { Asked } from './call.ts';
import { crewTexts } from './content.ts';
import { shown } from './entries.ts';

export const crewPage = ({ content }: Asked) => ({
  ...crewTexts,
  crews: shown(content.members).map(({ email: _email, active: _active, ...member }) => member),
});

export const cards = ({ content }: Asked) =>
  shown(content.reasons).map(({ active: _active, ...card }) => card);
