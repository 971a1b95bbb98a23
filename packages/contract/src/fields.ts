import { z } from 'zod';
import { limits } from './limits.ts';

const atMost = (characters: number): string => `At most ${characters} characters`;

/** One line of text, such as a name; empty is allowed. */
export const line = z.string().trim().max(limits.titleCharacters, atMost(limits.titleCharacters));

/** One line of text that must not be empty; `message` says so. */
export const requiredLine = (message: string) =>
  z.string().trim().min(1, message).max(limits.titleCharacters, atMost(limits.titleCharacters));

/** A short paragraph; empty is allowed. */
export const shortText = z
  .string()
  .trim()
  .max(limits.shortTextCharacters, atMost(limits.shortTextCharacters));

/** A short paragraph that must not be empty. */
export const requiredText = (message: string) =>
  z.string().trim().min(1, message).max(limits.shortTextCharacters, atMost(limits.shortTextCharacters));

/** A longer plain text, with line breaks; empty is allowed. */
export const longText = z.string().trim().max(5_000, atMost(5_000));

/** An address on the web, or nothing. */
export const webAddress = z
  .string()
  .trim()
  .max(2_000, atMost(2_000))
  .refine(
    (value) => value === '' || /^https?:\/\/[^\s]+$/i.test(value),
    'Expected an address that starts with https://',
  );

/** An e-mail address, or nothing. */
export const optionalEmail = line.refine(
  (value) => value === '' || /^[^\s@]+@[^\s@]+$/.test(value),
  'Expected an e-mail address',
);

/** `active` and its older name; both are answered and either is accepted. */
export const status = z.enum(['active', 'inactive']);

/** A calendar day, YYYY-MM-DD; the time of a longer text is dropped. */
export const day = z
  .string()
  .trim()
  .transform((value) => value.slice(0, 10))
  .pipe(z.iso.date('Expected a date such as 2026-11-21'));

/** The body that sets an order: every item with its place, counted from 1. */
export const newOrder = z.object({
  items: z.array(z.object({ id: z.string().min(1).max(64), displayOrder: z.int().min(1) })).min(1),
});
