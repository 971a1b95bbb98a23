import { fullNameOf, type User } from '@vitrin/contract/accounts/session';
import { adminText } from '../../text/panelText.ts';

type Named = Partial<Pick<User, 'fullName' | 'name' | 'surname'>>;

/** The full name, otherwise name and surname, otherwise "Admin User". */
export const userName = (user: Named | undefined): string =>
  user?.fullName?.trim() || fullNameOf(user ?? {}).trim() || adminText.frame.unnamedUser;
