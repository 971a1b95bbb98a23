import { z } from 'zod';
import { draftSubject } from './formDraft.ts';
import { id, timestamp } from '../id.ts';

/** The possible durations of a preview link in hours: one hour, a day, a week, thirty days. */
export const previewHours = [1, 24, 168, 720] as const;

/** A link that shows drafts to people without an account, as listed: without its token. */
export const previewLink = z
  .object({
    id,
    /** Whose drafts it shows. */
    by: z.string(),
    mine: z.boolean(),
    /** The single draft that it shows; null if it shows all of the person's. */
    subject: draftSubject.nullable(),
    /** The title of the entry when the link was made; empty for settings, and for all drafts. */
    title: z.string(),
    /** Set if it shows the site at a moment instead of drafts. */
    moment: timestamp.optional(),
    createdAt: timestamp,
    expiresAt: timestamp,
    /** When it was last opened. */
    usedAt: timestamp.nullable(),
  })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.infer<typeof previewLink>;

/** What a new link shows, and for how long. */
export const previewLinkDraft = z
  .object({
    subject: draftSubject.nullable(),
    hours: z.literal(previewHours),
    /** Shows the site at a moment instead of drafts; for owners only. */
    moment: timestamp.optional(),
  })
  .meta({ id: 'PreviewLinkDraft' });
export type PreviewLinkDraft = z.infer<typeof previewLinkDraft>;

/** A new link with its address on this site, which is returned only once. */
export const newPreviewLink = previewLink.extend({ path: z.string() }).meta({ id: 'NewPreviewLink' });
export type NewPreviewLink = z.infer<typeof newPreviewLink>;
