import { define, done } from '../endpoint.ts';
import { credentials, languageChoice, loginResult, passwordChange, signupDraft, user } from '../session.ts';

/** The calls about signing in. */
export const authEndpoints = {
  auth: {
    login: define({
      method: 'POST',
      path: '/auth/login',
      access: 'public',
      tag: 'Auth',
      summary: 'Signs an admin in and answers a bearer token',
      body: credentials,
      answer: loginResult,
      limited: true,
      setsCookie: true,
      errors: [401],
    }),
    signup: define({
      method: 'POST',
      path: '/auth/signup',
      access: 'public',
      tag: 'Auth',
      summary: 'Creates an admin: freely while there is none, afterwards only with a token',
      body: signupDraft,
      answer: loginResult,
      limited: true,
      setsCookie: true,
      errors: [403, 409],
    }),
    changePassword: define({
      method: 'PUT',
      path: '/auth/password',
      access: 'admin',
      tag: 'Auth',
      summary: 'Changes the password and ends all other sessions of the admin; answers a new token',
      body: passwordChange,
      answer: loginResult,
      limited: true,
      setsCookie: true,
    }),
    chooseLanguage: define({
      method: 'PUT',
      path: '/auth/language',
      access: 'admin',
      tag: 'Auth',
      summary: 'Remembers the language in which the signed-in admin wants the panel',
      body: languageChoice,
      answer: user,
    }),
    me: define({
      method: 'GET',
      path: '/auth/me',
      access: 'admin',
      tag: 'Auth',
      summary: 'The signed-in admin',
      answer: user,
    }),
    logout: define({
      method: 'POST',
      path: '/auth/logout',
      access: 'admin',
      tag: 'Auth',
      summary: 'Ends the session of the token',
      answer: done,
    }),
  },
} as const;
