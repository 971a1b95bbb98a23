import { z } from 'zod';
import { emailAddress, line, requiredLine } from '../fields.ts';
import { id } from '../id.ts';
import { fileAddress } from '../files/image.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { charactersIn } from '../text/storable.ts';
import { exactText, filled, formed } from '../text/text.ts';

const password = exactText(limits.passwordCharacters);

/** What the login form sends. */
export const credentials = z
  .object({
    email: filled(exactText(limits.emailCharacters), refusals.emailMissing()),
    password: password.min(1, refusals.passwordMissing()),
  })
  .meta({ id: 'Credentials' });
export type Credentials = z.infer<typeof credentials>;

/** A language as ISO 639 names it. */
const languageCode = formed(exactText(8), /^[a-z]{2,3}$/, 'Expected a language such as tr');

/** The signed-in person, as kept in browser storage under `user`; `roles` holds one. */
export const user = z
  .object({
    id,
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    roles: z.array(z.string()),
    fullName: z.string(),
    /** The chosen language of the panel; absent until one is chosen. */
    language: z.string().optional(),
    /** A new address that awaits confirmation. */
    pendingEmail: z.string().optional(),
    /** The address of their picture, a small square; absent if there is none. */
    picture: fileAddress().optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

/** The response to a login: the bearer token and the user's fields side by side. */
export const loginResult = user
  .extend({ token: z.string().min(1), success: z.boolean().optional(), message: z.string().optional() })
  .partial({ fullName: true, roles: true, surname: true })
  .meta({ id: 'LoginResult' });
export type LoginResult = z.infer<typeof loginResult>;

/** "Elif Karaca": name and surname as far as they exist, otherwise an empty text. */
export const fullNameOf = (person: { name?: string | undefined; surname?: string | undefined }): string =>
  [person.name, person.surname].filter(Boolean).join(' ');

const { passwordMinCharacters } = limits;

/** A new password. */
export const newPassword = password
  .refine(
    (given) => charactersIn(given) >= passwordMinCharacters,
    refusals.passwordTooShort(passwordMinCharacters),
  )
  .meta({
    minLength: passwordMinCharacters,
    description: "Refused where it is common, or made of the company's name or of one's own",
  });

/** The address of an account. */
export const accountEmail = formed(exactText(limits.emailCharacters), emailAddress, refusals.emailAddress());

/** What the first account is made of, and every one that an owner adds by this call of the specification. */
export const signupDraft = z
  .object({
    name: requiredLine(refusals.nameMissing()),
    surname: line.default(''),
    email: accountEmail,
    password: newPassword,
  })
  .meta({ id: 'SignupDraft' });
export type SignupDraft = z.infer<typeof signupDraft>;

/** A new password, through the link that was sent. */
export const passwordLinkUse = z
  .object({ token: exactText(100).min(1), newPassword })
  .meta({ id: 'PasswordLinkUse' });
export type PasswordLinkUse = z.infer<typeof passwordLinkUse>;

/** The token of the link that confirms one's new address. */
export const emailProof = z.object({ token: exactText(100).min(1) }).meta({ id: 'EmailProof' });

/** The language in which the signed-in admin wants the panel. */
export const languageChoice = z.object({ language: languageCode }).meta({ id: 'LanguageChoice' });

/** A change of the signed-in admin's password. */
export const passwordChange = z
  .object({
    currentPassword: password.min(1, refusals.currentPasswordMissing()),
    newPassword,
  })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.infer<typeof passwordChange>;
