import { z } from 'zod';
import { type AboutDraft, aboutDraft } from './about.ts';
import { type HomePageDraft, homePageDraft } from './home.ts';
import { type TeamPageDraft, teamPageDraft } from './teamPage.ts';

/** The texts of the home, about and team pages, as one form of the panel holds them. */
export const pageTexts = z.object({
  home: homePageDraft.required(),
  about: aboutDraft.required(),
  team: teamPageDraft.required(),
});
export type PageTexts = z.infer<typeof pageTexts>;

/** Some of those texts, by page. */
export type PageTextsChange = { home?: HomePageDraft; about?: AboutDraft; team?: TeamPageDraft };
