type Change = { active?: boolean | undefined; status?: string | undefined; updatedAt?: string | undefined };
type Stored = { active: boolean; updatedAt: Date };

/**
 * Whether a changed entry is active. A client that knows only one of `active` and `status` sends the other back as it
 * read it, so the one that differs from the stored value wins.
 */
export function activeAfter(stored: boolean, { active, status }: Omit<Change, 'updatedAt'>): boolean {
  if (active !== undefined && active !== stored) return active;
  return status === undefined ? stored : status === 'active';
}

/** Whether a change was made from an older state than the stored one. */
export const isOutdated = (change: Pick<Change, 'updatedAt'>, stored: Stored): boolean =>
  change.updatedAt !== undefined && new Date(change.updatedAt) < stored.updatedAt;

/** The time of a change: now, but always later than the previous change. */
export const changeTime = (stored: Stored, now: Date): Date =>
  now > stored.updatedAt ? now : new Date(stored.updatedAt.getTime() + 1);
