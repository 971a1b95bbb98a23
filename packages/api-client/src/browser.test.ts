// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserClient } from './browser.ts';
import { createBrowserSession } from './createSession.ts';

const user = {
  id: 'u1',
  name: 'Elif',
  surname: 'Karaca',
  email: 'e@ornek.example',
  roles: [],
  fullName: 'Elif',
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('sends the token of the session that it is given, and none of the browser otherwise', async () => {
  const session = createBrowserSession();
  session.save({ token: 't', user });
  const sent = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', sent);
  await createBrowserClient({ host: '', session }).services.list();
  await createBrowserClient({ host: '' }).services.list();
  const tokens = sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  expect(tokens).toEqual(['Bearer t', null]);
});
