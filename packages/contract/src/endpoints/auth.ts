import { define, done } from '../endpoint.ts';
import { credentials, loginResult, user } from '../session.ts';

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
      errors: [400, 401, 429],
    }),
    me: define({
      method: 'GET',
      path: '/auth/me',
      access: 'admin',
      tag: 'Auth',
      summary: 'The signed-in admin',
      answer: user,
      errors: [401],
    }),
    logout: define({
      method: 'POST',
      path: '/auth/logout',
      access: 'admin',
      tag: 'Auth',
      summary: 'Ends the session of the token',
      answer: done,
      errors: [401],
    }),
  },
} as const;
