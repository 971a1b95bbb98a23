import type { StoredPair } from '../store/schema.ts';

/**
 * Free facts as a form may send them: the pairs keep their order, the object is the form of clients of other servers
 * (product 6.6).
 */
type SentInfo = {
  additionalInfo?: Readonly<Record<string, string>> | null | undefined;
  additionalInfoPairs?: readonly StoredPair[] | undefined;
};

/** Pairs as an object, or null if there are none; of two with one key the first wins. */
export function infoOf(pairs: readonly StoredPair[]): Record<string, string> | null {
  if (pairs.length === 0) return null;
  return Object.fromEntries(pairs.toReversed().map(({ key, value }) => [key, value]));
}

/**
 * The facts after a change. A client that knows only the object sends the pairs back as it read them, or not at all, so
 * the form that differs from the stored one wins.
 */
export function pairsAfter(stored: readonly StoredPair[], sent: SentInfo): readonly StoredPair[] {
  const { additionalInfo: info, additionalInfoPairs: pairs } = sent;
  if (pairs !== undefined && JSON.stringify(tidy(pairs)) !== JSON.stringify(stored)) return tidy(pairs);
  if (info === undefined || isSame(info, infoOf(stored))) return stored;
  return pairsOf(info, stored);
}

/** The pairs of an object; existing keys keep their order. */
function pairsOf(
  info: Readonly<Record<string, string>> | null,
  stored: readonly StoredPair[],
): readonly StoredPair[] {
  const before = stored.map(({ key }) => key);
  const place = (key: string): number => {
    const index = before.indexOf(key);
    return index === -1 ? before.length : index;
  };
  return tidy(Object.entries(info ?? {}).map(([key, value]) => ({ key, value }))).toSorted(
    (a, b) => place(a.key) - place(b.key),
  );
}

const tidy = (pairs: readonly StoredPair[]): readonly StoredPair[] =>
  pairs
    .map(({ key, value }) => ({ key: key.trim(), value: value.trim() }))
    .filter(({ key, value }) => key !== '' && value !== '');

function isSame(
  a: Readonly<Record<string, string>> | null,
  b: Readonly<Record<string, string>> | null,
): boolean {
  const entries = Object.entries(a ?? {});
  return (
    entries.length === Object.keys(b ?? {}).length &&
    entries.every(([key, value]) => b !== null && Object.hasOwn(b, key) && b[key] === value)
  );
}
