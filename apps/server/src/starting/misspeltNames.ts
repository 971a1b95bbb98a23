import { distance } from 'fastest-levenshtein';
import { envNames, fileNames } from './env.ts';

/** Correct names that are not among the server's own settings. */
const others = new Set(['VITE_API_HOST', 'STORYBOOK_API', 'BACKUP_FOLDER', 'SECRETS_FOLDER']);

/**
 * How many letters may be wrong. In a short name two make another word, such as HOST and PATH; in the shortest even one
 * does (POST).
 */
const mostLetters = (letters: number): number => (letters >= 7 ? 2 : letters >= 5 ? 1 : 0);
/** Whether one is the other with two adjacent letters swapped, as in PROT. */
const isSwapped = (one: string, other: string): boolean =>
  one.length === other.length &&
  Array.from(
    one,
    (letter, at) => one.slice(0, at) + one.charAt(at + 1) + letter + one.slice(at + 2),
  ).includes(other);
const prefix = /^VITRIN_/;

/**
 * Variables whose names look like misspelt settings, each with the probable setting; undefined if `VITRIN_` precedes an
 * unknown name. Otherwise a misspelt setting would silently count as absent.
 */
export function misspeltNames(given: readonly string[]): { name: string; meant: string | undefined }[] {
  const known = [...envNames, ...fileNames];
  return given.flatMap((name) => {
    if (known.includes(name) || others.has(name)) return [];
    const bare = name.toUpperCase().replace(prefix, '');
    const isOurs = prefix.test(name.toUpperCase());
    const most = mostLetters(bare.length);
    // Lengths first: each start compares the names of a whole environment with all settings.
    const near = (setting: string) =>
      setting === bare ||
      isSwapped(setting, bare) ||
      (Math.abs(setting.length - bare.length) <= most && distance(setting, bare) <= most);
    const [meant] = known.filter(near).toSorted((one, other) => distance(one, bare) - distance(other, bare));
    return meant === undefined && !isOurs ? [] : [{ name, meant }];
  });
}

/** What is said of each variable that no setting has, at the start and by commands. */
export const misspeltWords = (given: readonly string[]): string[] =>
  misspeltNames(given).map(({ name, meant }) =>
    meant === undefined
      ? `The variable ${name} is not a setting, and is not read`
      : `The variable ${name} is not a setting, and is not read: is ${meant} meant?`,
  );
