import { distance } from 'fastest-levenshtein';
import { envNames, fileNames } from './env.ts';

/** Names that are not the server's own settings, and right. */
const others = new Set(['VITE_API_HOST', 'STORYBOOK_API', 'BACKUP_FOLDER']);

/** In a shorter name two letters are another word, such as HOST and POST. */
const shortest = 7;
const mostLetters = 2;
const prefix = /^VITRIN_/;

/**
 * Variables whose names look like settings and are none, with the setting that is probably meant; undefined where
 * `VITRIN_` stands before something unknown. Nobody is told otherwise: a misspelt setting is as good as absent.
 */
export function misspeltNames(given: readonly string[]): { name: string; meant: string | undefined }[] {
  const known = [...envNames, ...fileNames];
  return given.flatMap((name) => {
    if (known.includes(name) || others.has(name)) return [];
    const bare = name.toUpperCase().replace(prefix, '');
    const isOurs = prefix.test(name.toUpperCase());
    // Lengths first: each start compares the names of a whole environment with all settings.
    const near = (setting: string) =>
      setting === bare ||
      (bare.length >= shortest &&
        Math.abs(setting.length - bare.length) <= mostLetters &&
        distance(setting, bare) <= mostLetters);
    const [meant] = known.filter(near).toSorted((one, other) => distance(one, bare) - distance(other, bare));
    return meant === undefined && !isOurs ? [] : [{ name, meant }];
  });
}

/** A sentence for each of them. */
export const misspeltWords = (given: readonly string[]): string[] =>
  misspeltNames(given).map(({ name, meant }) =>
    meant === undefined
      ? `The variable ${name} is not a setting, and is not read`
      : `The variable ${name} is not a setting, and is not read: is ${meant} meant?`,
  );
