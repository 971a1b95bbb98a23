import { statusAt } from '@vitrin/contract/entries/isPublished';
import { adminText } from '../../text/panelText.ts';
import { formatMoment } from './relativeTime.ts';

/** The status of an entry, in the same words throughout the panel: "Live", "Scheduled (3 May 2027, 09:00)". */
export function statusWord(
  entry: { active: boolean; publishDate?: string | null | undefined },
  now: Date,
): string {
  const { statuses } = adminText;
  const status = statusAt(entry, now);
  return status === 'scheduled' ? statuses.scheduled(formatMoment(entry.publishDate)) : statuses[status];
}

/** The status of an entry that the user has a draft of. */
export const draftedStatus = (status: string): string => adminText.statuses.drafted(status);

/** The status of an entry with a planned change. */
export const plannedStatus = (status: string, at: string): string =>
  `${status} · ${adminText.statuses.scheduled(formatMoment(at))}`;

/** The same for a preview, where a live entry needs no label. */
export const shownStatus = (
  entry: { active: boolean; publishDate?: string | null | undefined },
  now: Date = new Date(0),
): string | undefined => (statusAt(entry, now) === 'live' ? undefined : statusWord(entry, now));
