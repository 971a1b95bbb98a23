import { fold } from '@vitrin/contract/turkish';

/** Texts as they are searched: folded by Turkish rules, in one line. */
export const foldedText = (...texts: readonly string[]): string => fold(texts.join(' '));
