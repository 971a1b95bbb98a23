import { z } from 'zod';
import { historyKinds, versionField } from '../history/history.ts';
import { id, timestamp } from '../id.ts';
import { limits } from '../limits.ts';
import { exactText, text } from '../text/text.ts';

/** What is edited, with the same kinds as the history; for `settings` the id is the form's tab. */
export const draftSubject = z.object({ kind: z.enum(historyKinds), id });
export type DraftSubject = z.infer<typeof draftSubject>;

/** Stands for the id of an entry that is not stored yet. */
export const newEntryId = 'new';

/** Unsaved form input of a user, as it is stored. */
export const formDraft = z
  .object({
    /** Changes with each save. */
    version: id,
    at: timestamp,
    /** The `updatedAt` of the edited entry; null for a new one, and for settings. */
    base: timestamp.nullable(),
    /** The fields that differ from the stored ones, by their paths in the form. */
    fields: z.array(versionField),
    /** The names of files that were chosen but not uploaded. */
    files: z.array(z.string()),
  })
  .meta({ id: 'FormDraft' });
export type FormDraft = z.infer<typeof formDraft>;

/** The caller's own draft of a subject, and who else has one, latest first. */
export const formDrafts = z
  .object({
    draft: formDraft.nullable(),
    others: z.array(z.object({ by: z.string(), at: timestamp })),
  })
  .meta({ id: 'FormDrafts' });
export type FormDrafts = z.infer<typeof formDrafts>;

/** A draft sent by a form. Repeating a `version` means that its response was lost, and changes nothing. */
export const formDraftChange = z
  .object({
    version: id,
    /** The version that it replaces; null if none is known. */
    over: id.nullable(),
    base: timestamp.nullable(),
    /** A JSON object of the fields as typed, however unfinished. */
    fields: exactText(limits.draftCharacters),
    files: z.array(text(limits.titleCharacters)).max(limits.draftFiles),
  })
  .meta({ id: 'FormDraftChange' });
export type FormDraftChange = z.infer<typeof formDraftChange>;

/** A summary of one of the caller's own drafts. */
export const draftNote = draftSubject.extend({ at: timestamp }).meta({ id: 'DraftNote' });
export type DraftNote = z.infer<typeof draftNote>;
