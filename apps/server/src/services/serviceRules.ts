import type { ServiceChange, ServiceDraft } from '@vitrin/contract/service';
import { fold, textOfHtml } from '@vitrin/contract/turkish';
import type { ServiceRow } from '../store/schema.ts';

/** What is searched of a service, folded by Turkish rules. */
export const searchTextOf = (
  texts: Pick<ServiceDraft, 'title' | 'subtitle' | 'shortDescription' | 'description'>,
): string =>
  fold([texts.title, texts.subtitle, texts.shortDescription, textOfHtml(texts.description)].join(' '));

/**
 * Whether a changed service is active. A client that knows only one of `active` and `status` sends the other back as
 * it read it, so the one that differs from what is stored counts.
 */
export function activeAfter(stored: boolean, change: Pick<ServiceChange, 'active' | 'status'>): boolean {
  if (change.active !== undefined && change.active !== stored) return change.active;
  return change.status === undefined ? stored : change.status === 'active';
}

/** True where a change was made from an older state than the stored one. */
export const isOutdated = (change: Pick<ServiceChange, 'updatedAt'>, stored: ServiceRow): boolean =>
  change.updatedAt !== undefined && new Date(change.updatedAt) < stored.updatedAt;

/** The time of a change: now, but always later than the change before it. */
export const changeTime = (stored: ServiceRow, now: Date): Date =>
  now > stored.updatedAt ? now : new Date(stored.updatedAt.getTime() + 1);
