import { z } from 'zod';
import { historyKinds, versionField } from '../history/history.ts';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { exactText, text } from '../text/text.ts';

/** What is edited, named as in its history; of `settings` the tab of the form. */
export const draftSubject = z.object({ kind: z.enum(historyKinds), id });
export type DraftSubject = z.infer<typeof draftSubject>;

/** Stands for the id of an entry that is not stored yet. */
export const newEntryId = 'new';

/** What somebody typed into a form and has not saved, as it is kept for them. */
export const formDraft = z
  .object({
    /** Another one each time that it is kept. */
    version: id,
    at: timestamp,
    /** The `updatedAt` of the entry that was edited; null of a new one, and of settings. */
    base: timestamp.nullable(),
    /** The fields that differ from what is stored, by their paths in the form. */
    fields: z.array(versionField),
    /** The names of files that were chosen and not uploaded. */
    files: z.array(z.string()),
  })
  .meta({ id: 'FormDraft' });
export type FormDraft = z.infer<typeof formDraft>;

/** One's own draft of something, and who else has one, the latest first. */
export const formDrafts = z
  .object({
    draft: formDraft.nullable(),
    others: z.array(z.object({ by: z.string(), at: timestamp })),
  })
  .meta({ id: 'FormDrafts' });
export type FormDrafts = z.infer<typeof formDrafts>;

/** A draft as a form sends it. Who sends the same `version` again has lost the answer, and changes nothing. */
export const formDraftChange = z
  .object({
    version: id,
    /** The version that it takes the place of; null where none is known. */
    over: id.nullable(),
    base: timestamp.nullable(),
    /** A JSON object of the fields as they were typed, however unfinished. */
    fields: exactText(limits.draftCharacters),
    files: z.array(text(limits.titleCharacters)).max(limits.draftFiles),
  })
  .meta({ id: 'FormDraftChange' });
export type FormDraftChange = z.infer<typeof formDraftChange>;

/** Tells of a draft of one's own. */
export const draftNote = draftSubject.extend({ at: timestamp }).meta({ id: 'DraftNote' });
export type DraftNote = z.infer<typeof draftNote>;
