import { z } from 'zod';
import { pageLink } from '../fields.ts';
import { exactText } from '../text/text.ts';

/** The events that a page reports: a view, or a call, chat or form started from it. */
export const visitEvents = ['view', 'call', 'whatsApp', 'form'] as const;
export type VisitEvent = (typeof visitEvents)[number];

/** A report about a page; it says nothing about the person looking at it. */
export const visitNote = z
  .object({
    event: z.enum(visitEvents),
    path: exactText(200).startsWith('/'),
    /** The host that a visit came from; empty if there is none. Absent within a visit. */
    from: exactText(100)
      .regex(/^[a-z0-9.-]*$/)
      .optional(),
  })
  .meta({ id: 'VisitNote' });
export type VisitNote = z.infer<typeof visitNote>;

const total = z.int().min(0);

/** The counts of a day. */
const visitDay = z.object({
  day: exactText(10),
  views: total,
  visits: total,
  calls: total,
  whatsApps: total,
  forms: total,
});
export type VisitDay = z.infer<typeof visitDay>;

/** The last thirty days, latest last. */
export const visitReport = z
  .object({
    /** Whether visits are counted. */
    counting: z.boolean(),
    days: z.array(visitDay),
    /** Where visits came from; an empty host stands for direct visits. */
    sources: z.array(z.object({ host: z.string(), visits: total })),
    pages: z.array(z.object({ path: pageLink, views: total })),
  })
  .meta({ id: 'VisitReport' });
export type VisitReport = z.infer<typeof visitReport>;

/** Begins or ends the counting of visits. */
export const visitSwitch = z.object({ counting: z.boolean() }).meta({ id: 'VisitSwitch' });
