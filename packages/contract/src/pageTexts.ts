import { z } from 'zod';
import { aboutDraft } from './about.ts';
import { homePageDraft } from './home.ts';
import { crewPageDraft } from './member.ts';

/** The texts of the home, about and team pages, as one form of the panel holds them. */
export const pageTexts = z.object({
  home: homePageDraft.required(),
  about: aboutDraft.required(),
  team: crewPageDraft.required(),
});
export type PageTexts = z.infer<typeof pageTexts>;
