import { addText } from './entryTables.ts';

/** The language in which an admin wants the panel. */
export const language = addText('0012_language', 'user_account', 'language');
