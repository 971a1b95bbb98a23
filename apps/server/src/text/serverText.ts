import { tr } from './tr.ts';

/** What a language has to say: one that lacks a text, or has one with other values, does not compile. */
export type ServerText = typeof tr;

/** The words that the server itself writes: letters, the table of messages, and pages for when the site is not there. */
export const serverText: ServerText = tr;
