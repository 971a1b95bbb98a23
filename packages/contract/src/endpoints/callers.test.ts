import { describe, expect, test } from 'vitest';
import { type Endpoint, endpointList, methodsOf } from '../endpoints.ts';
import { plainKinds } from '../kinds/plainKinds.ts';

/**
 * Who may make which call is declared beside each call, and everything else follows from there: the server's guards
 * and their tests, the reference. So only a second list, written by hand, notices a call that is open by mistake.
 */
const callsOf = (endpoint: Endpoint): string[] =>
  methodsOf(endpoint).map((method) => `${method} ${endpoint.path}`);

const isPlain = new Set<Endpoint>(
  Object.values(plainKinds).flatMap(({ calls }): Endpoint[] => Object.values(calls)),
);

const callsFor = (access: Endpoint['access'], plain: boolean): string[] =>
  endpointList
    .filter(({ endpoint }) => endpoint.access === access && isPlain.has(endpoint) === plain)
    .flatMap(({ endpoint }) => callsOf(endpoint))
    .toSorted();

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .toSorted();

describe('who may make which call', () => {
  test('visitors read what the site shows, write to the company, and sign in', () => {
    const expected = linesOf(`
      GET /about
      GET /blog
      GET /blog/by-path
      GET /blog/categories
      GET /blog/related
      GET /blog/{id}
      GET /crew-page
      GET /files/{name}
      GET /gallery
      GET /health
      GET /home-page
      GET /home/about
      GET /home/blog
      GET /home/features
      GET /home/projects
      GET /home/services
      GET /home/team
      GET /home/testimonials
      GET /home/video
      GET /images/{name}
      GET /privacy-notice
      GET /projects
      GET /projects/around
      GET /projects/basic
      GET /projects/by-path
      GET /projects/facets
      GET /projects/{id}
      GET /ready
      GET /search
      GET /search/lost
      GET /service
      GET /service/basic
      GET /service/by-path
      GET /service/{id}
      GET /site-info
      GET /theme/colors
      POST /contact-messages
      POST /quote-requests
      POST /visits
    `);
    // Each of these takes a password, a passkey, a ticket or the key of a letter, or sends such a letter.
    const withSecret = linesOf(`
      GET /auth/password-link
      GET /site-file
      POST /auth/email
      POST /auth/login
      POST /auth/login/code
      POST /auth/login/passkey
      POST /auth/login/passkey/options
      POST /auth/password-link
      POST /auth/signup
      POST /invitations/accept
      POST /invitations/look
      PUT /auth/password-link
    `);
    expect(callsFor('public', false)).toEqual([...expected, ...withSecret].toSorted());
  });

  test('whoever is signed in has an account, drafts, pictures and posts', () => {
    const own = linesOf(`
      DELETE /auth/picture
      DELETE /auth/sessions/{id}
      GET /auth/me
      GET /auth/second-factor
      GET /auth/sessions
      POST /auth/logout
      POST /auth/passkeys
      POST /auth/passkeys/options
      POST /auth/passkeys/{id}/remove
      POST /auth/picture
      POST /auth/second-factor/codes
      POST /auth/second-factor/end
      POST /auth/second-factor/recovery-codes
      POST /auth/sessions/end-others
      PUT /auth/language
      PUT /auth/password
      PUT /auth/profile
      PUT /auth/second-factor/codes
    `);
    const writing = linesOf(`
      DELETE /blog/image/{id}
      DELETE /blog/{id}
      DELETE /drafts/{kind}/{id}
      DELETE /previews/{id}
      GET /blog/admin
      GET /drafts
      GET /drafts/{kind}/{id}
      GET /library
      GET /library/{id}
      GET /previews
      POST /blog
      POST /blog/image/{id}
      POST /images/import
      POST /images/upload
      POST /library/upload
      POST /library/{id}/use
      POST /previews
      PUT /blog/update/{id}
      PUT /drafts/{kind}/{id}
      PUT /images/{id}
    `);
    expect(callsFor('author', false)).toEqual([...own, ...writing].toSorted());
  });

  test('the company, its people, its looks and its visitors are the business of an owner', () => {
    const expected = linesOf(`
      DELETE /about/image
      DELETE /home-page/images/{id}
      DELETE /invitations/{id}
      DELETE /site-info/image/{id}
      DELETE /trash/{id}
      DELETE /users/{id}
      GET /activity
      GET /demo-content
      GET /home-page/images/admin
      GET /invitations
      GET /mail
      GET /personal-data
      GET /setup
      GET /setup/services
      GET /site-at
      GET /users
      PATCH /home-page/images/{id}/toggle-status
      POST /about
      POST /about/image
      POST /crew-page
      POST /demo-content/clean
      POST /home-page
      POST /home-page/images
      POST /invitations
      POST /mail/test
      POST /personal-data/erase
      POST /personal-data/export
      POST /personal-data/search
      POST /privacy-notice
      POST /site-at/restore
      POST /site-file/tickets
      POST /site-info
      POST /site-info/favicon
      POST /site-info/image/{id}
      POST /theme/colors
      POST /trash/empty
      PUT /home-page/images/reorder
      PUT /home-page/images/{id}
      PUT /home-page/images/{id}/toggle-status
      PUT /mail
      PUT /personal-data
      PUT /setup
      PUT /users/{id}
      PUT /visits
    `);
    expect(callsFor('owner', false)).toEqual(expected);
  });

  // What is left is for editors. A plain kind declares nothing of its own.
  test('of the plain kinds visitors read, and editors do the rest', () => {
    const open = callsFor('public', true);
    expect(open.filter((call) => !/^GET \/[\w-]+(?:\/\{id\}|\/public)?$/.test(call))).toEqual([]);
    expect(open).toContain('GET /references/{id}');
    expect(callsFor('author', true)).toEqual([]);
    expect(callsFor('owner', true)).toEqual([]);
    expect(callsFor('editor', true)).toContain('GET /references/admin');
  });
});
