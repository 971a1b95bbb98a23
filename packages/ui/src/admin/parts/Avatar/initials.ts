import { upperTurkish } from '@vitrin/contract/text/turkish';

/** At most two initials for a person: "Elif Karaca" → "EK". */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => upperTurkish(word?.slice(0, 1) ?? '')).join('');
};
