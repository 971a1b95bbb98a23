import { addText } from './entryTables.ts';

/** The panel language of an account. */
export const language = addText('0012_language', 'user_account', 'language');
