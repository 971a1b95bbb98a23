import { z } from 'zod';
import { id } from './id.ts';
import { limits } from './limits.ts';

/** What the login form sends. */
export const credentials = z
  .object({
    email: z.string().trim().min(1, 'Please enter your email').max(320, 'At most 320 characters'),
    password: z.string().min(1, 'Please enter your password').max(1024, 'At most 1024 characters'),
  })
  .meta({ id: 'Credentials' });
export type Credentials = z.infer<typeof credentials>;

/** The signed-in admin, as kept in browser storage under `user`. */
export const user = z
  .object({
    id,
    name: z.string(),
    surname: z.string(),
    email: z.string(),
    roles: z.array(z.string()),
    fullName: z.string(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

/** The answer to a login: the bearer token and the user's fields side by side. */
export const loginResult = user
  .extend({ token: z.string().min(1), success: z.boolean().optional(), message: z.string().optional() })
  .partial({ fullName: true, roles: true, surname: true })
  .meta({ id: 'LoginResult' });
export type LoginResult = z.infer<typeof loginResult>;

/** "Elif Karaca": the name and surname that exist, else an empty text. */
export const fullNameOf = (person: { name?: string | undefined; surname?: string | undefined }): string =>
  [person.name, person.surname].filter(Boolean).join(' ');

const newPassword = z
  .string()
  .min(limits.passwordMinCharacters, `At least ${limits.passwordMinCharacters} characters`)
  .max(1024, 'At most 1024 characters');

/** What makes an admin. */
export const signupDraft = z
  .object({
    name: z.string().trim().min(1, 'Please enter a name').max(200, 'At most 200 characters'),
    surname: z.string().trim().max(200, 'At most 200 characters').default(''),
    email: z
      .string()
      .trim()
      .max(320, 'At most 320 characters')
      .regex(/^[^\s@]+@[^\s@]+$/, 'Expected an e-mail address'),
    password: newPassword,
  })
  .meta({ id: 'SignupDraft' });
export type SignupDraft = z.infer<typeof signupDraft>;

/** A change of the signed-in admin's password. */
export const passwordChange = z
  .object({
    currentPassword: z
      .string()
      .min(1, 'Please enter your current password')
      .max(1024, 'At most 1024 characters'),
    newPassword,
  })
  .meta({ id: 'PasswordChange' });
export type PasswordChange = z.infer<typeof passwordChange>;
