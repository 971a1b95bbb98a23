import { z } from 'zod';
import { draftSubject } from './formDraft.ts';
import { id, timestamp } from '../id.ts';

/** The hours that a preview link may last for: one, a day, a week, thirty days. */
export const previewHours = [1, 24, 168, 720] as const;

/** A link that shows drafts to somebody without an account, as it is listed: without what opens it. */
export const previewLink = z
  .object({
    id,
    /** Whose drafts it shows. */
    by: z.string(),
    mine: z.boolean(),
    /** The one draft that it shows; null where it shows all of the person. */
    subject: draftSubject.nullable(),
    /** The title of the entry as it was when the link was made; empty of settings, and of all drafts. */
    title: z.string(),
    /** The moment whose site it shows, in place of drafts. */
    moment: timestamp.optional(),
    createdAt: timestamp,
    expiresAt: timestamp,
    /** When it was opened last. */
    usedAt: timestamp.nullable(),
  })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.infer<typeof previewLink>;

/** What a new link shows, and for how long. */
export const previewLinkDraft = z
  .object({
    subject: draftSubject.nullable(),
    hours: z.literal(previewHours),
    /** Shows the site as it was at a moment, in place of drafts; an owner alone may. */
    moment: timestamp.optional(),
  })
  .meta({ id: 'PreviewLinkDraft' });
export type PreviewLinkDraft = z.infer<typeof previewLinkDraft>;

/** A new link with its address on this site, which is told once. */
export const newPreviewLink = previewLink.extend({ path: z.string() }).meta({ id: 'NewPreviewLink' });
export type NewPreviewLink = z.infer<typeof newPreviewLink>;
