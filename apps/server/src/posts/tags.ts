import { tagKey } from '@vitrin/contract/tagKey';

/** Tags as they are kept: spaces folded, none empty, and of those that search takes for the same only the first. */
export function tidyTags(tags: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const tag of tags.map((text) => text.replace(/\s+/g, ' ').trim())) {
    const key = tagKey(tag);
    if (key !== '' && !first.has(key)) first.set(key, tag);
  }
  return [...first.values()];
}

/** Tags as they are compared: folded, each between line breaks. */
export const tagKeysOf = (tags: readonly string[]): string => `\n${tags.map(tagKey).join('\n')}\n`;

/** What `tagKeysOf` of a post with a tag contains. */
export const tagKeyOf = (tag: string): string => tagKeysOf([tag]);
