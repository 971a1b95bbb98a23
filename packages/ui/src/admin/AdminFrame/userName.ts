import { fullNameOf, type User } from '@vitrin/contract/session';
import { upperTurkish } from '@vitrin/contract/turkish';
import { adminText } from '../../text/panelText.ts';

type Named = Partial<Pick<User, 'fullName' | 'name' | 'surname'>>;

/** The full name, else name and surname, else "Admin User". */
export const userName = (user: Named | undefined): string =>
  user?.fullName?.trim() || fullNameOf(user ?? {}).trim() || adminText.frame.unnamedUser;

/** At most two letters for the avatar: "Elif Karaca" → "EK". */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => upperTurkish(word?.slice(0, 1) ?? '')).join('');
};
