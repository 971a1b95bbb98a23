import { isRecord } from './record.ts';

/**
 * A body as servers of the specification expect it: the free facts of a project in its own form beside ours, and no
 * `updatedAt` where none was received.
 */
export function sentBody(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { updatedAt, ...fields } = body;
  const facts = body['additionalInfoPairs'];
  return {
    ...fields,
    ...(updatedAt !== '' && updatedAt !== undefined && { updatedAt }),
    ...(Array.isArray(facts) && !('additionalInfo' in body) && { additionalInfo: infoOf(facts) }),
  };
}

/** A body with those fields alone that are named. */
export const bodyOf = (body: unknown, names: readonly string[]): unknown =>
  isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name))) : body;

function infoOf(facts: readonly unknown[]): Record<string, unknown> | null {
  const entries = facts.filter(isRecord).map(({ key, value }) => [String(key), value] as const);
  return entries.length === 0 ? null : Object.fromEntries(entries.toReversed());
}
