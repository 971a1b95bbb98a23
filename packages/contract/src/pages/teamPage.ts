import { z } from 'zod';
import { line, longText } from '../fields.ts';
import { publicMember } from '../kinds/member.ts';

/** What admins write above the members. */
export const teamPageDraft = z
  .object({ title: line, subtitle: line, description: longText })
  .partial()
  .meta({ id: 'CrewPageDraft' });
export type TeamPageDraft = z.infer<typeof teamPageDraft>;

/** The team page: its texts and the active members in order. */
export const teamPage = z
  .object({ title: z.string(), subtitle: z.string(), description: z.string(), crews: z.array(publicMember) })
  .meta({ id: 'CrewPage' });
export type TeamPage = z.infer<typeof teamPage>;
