import { z } from 'zod';
import { aboutDraft } from './about.ts';
import { homePageDraft } from './home.ts';
import { teamPageDraft } from './teamPage.ts';

/** The texts of the home, about and team pages, as one form of the panel holds them. */
export const pageTexts = z.object({
  home: homePageDraft.required(),
  about: aboutDraft.required(),
  team: teamPageDraft.required(),
});
export type PageTexts = z.infer<typeof pageTexts>;
