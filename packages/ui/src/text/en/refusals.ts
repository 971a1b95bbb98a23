import { refusals } from '@vitrin/contract/errors/refusals';

/**
 * Why something was rejected, by the API's error codes. The API's own messages are reused wherever they say what to do.
 */
export const refusalText = {
  ...refusals,
  invalidFields: () => 'Please correct the marked fields',
  sessionEnded: () => 'Your session has ended. Please log in again',
  fileMissing: () => 'Please choose a file',
  notAForm: () => 'The file did not arrive whole. Please try again',
  brokenForm: () => 'The file did not arrive whole. Please try again',
  tooLong: (characters: number) => `Use at most ${characters} characters`,
  unstorable: () => 'This text holds a character that cannot be saved',
  tooManyTags: (tags: number) => `Use at most ${tags} tags`,
  tooDeepTags: (levels: number) => `Use at most ${levels} tags within one another`,
  tooManyPairs: (pairs: number) => `Add at most ${pairs} details`,
  webAddress: () => 'Enter an address that starts with https://',
  mailHost: () => 'Enter the name of a server such as mail.example.com',
  emailAddress: () => 'Enter an e-mail address such as info@example.com',
  mailPort: () => 'Enter a number from 1 to 65535',
  choice: () => 'Choose one of the options',
  date: () => 'Enter a date such as 2026-11-21',
  color: () => 'Use a code such as #8FAA7A or #8A7.',
  passwordTooShort: (characters: number) => `Use at least ${characters} characters`,
} as const;
