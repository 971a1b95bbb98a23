import { tr } from './tr.ts';

/** The texts of a language: a missing one, or one with other parameters, does not compile. */
export type ServerText = typeof tr;

/**
 * The texts that the server itself writes: letters, the table of messages, and pages for when the site cannot be
 * rendered.
 */
export const serverText: ServerText = tr;
