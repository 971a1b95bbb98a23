import { endpointList, methodsOf } from '@vitrin/contract/endpoints';
import { apiError } from '@vitrin/contract/errors/error';
import { describe, expect, test } from 'vitest';
import { type Examined, refusal } from './examine.ts';

const addressOf = (path: string): string => path.replace(/\{\w+\}/g, 'nobody');

const anyPlace = [{ id: 'nobody', displayOrder: 1 }];

/** A body that every call for one item accepts; unknown fields are ignored. */
const anyChange = JSON.stringify({
  from: '/eski',
  to: '/',
  title: 'Başlık',
  alt: 'Resim',
  items: anyPlace,
  place: 1,
  role: 'editor',
  kind: 'text',
  message: 'Yanıt',
  currentPassword: 'yanlis',
});

const verbs = endpointList.flatMap(({ name, endpoint }) =>
  methodsOf(endpoint).map((method) => ({ name, endpoint, method })),
);

/** Who may call what, and how refusals look. */
export function accessSuite(api: Examined): void {
  describe('without a token', () => {
    test.each(verbs.filter(({ endpoint }) => endpoint.access !== 'public'))(
      '$method of $name is refused with 401',
      async ({ method, endpoint }) => {
        const response = await api.sendUnsigned(method, addressOf(endpoint.path));
        expect(response.status).toBe(401);
        expect(apiError.safeParse(await response.json()).success).toBe(true);
      },
    );

    test('an invalid token is refused', async () => {
      const headers = { authorization: 'Bearer made-up' };
      expect((await api.sendUnsigned('GET', '/service/admin', { headers })).status).toBe(401);
      expect((await api.sendUnsigned('GET', '/service', { headers })).status).toBe(200);
    });
  });

  describe('of something that does not exist', () => {
    // An upload that is refused early may end before its body was read; the picture suite tests that.
    const nobody = { id: 'nobody', imageId: 'nobody', name: 'nobody' };
    const withId = verbs.filter(
      ({ endpoint }) => endpoint.upload === undefined && endpoint.params?.safeParse(nobody).success === true,
    );
    test.each(withId)('returns 404 for $method of $name', async ({ method, endpoint }) => {
      const init = endpoint.body ? { body: anyChange, headers: { 'content-type': 'application/json' } } : {};
      const response = await api.send(method, addressOf(endpoint.path), init);
      expect(response.status).toBe(404);
      expect(apiError.safeParse(await response.json()).success).toBe(true);
    });
  });

  describe('a login', () => {
    test('returns a token that other calls accept, until the logout', async () => {
      const result = await api.visitor().auth.login({ body: api.credentials() });
      const { auth } = api.signedIn(result.token);
      await expect(auth.me()).resolves.toMatchObject({ id: result.id });
      await expect(auth.logout()).resolves.toEqual({ success: true });
      expect((await refusal(api.signedIn(result.token).auth.me())).status).toBe(401);
    });

    test('with a wrong password is refused with a single message', async () => {
      const error = await refusal(
        api.visitor().auth.login({ body: { ...api.credentials(), password: 'wrong' } }),
      );
      expect(error).toMatchObject({ status: 401, serverMessage: 'Invalid credentials' });
    });

    test('with empty fields is refused with an error for each of them', async () => {
      const error = await refusal(api.visitor().auth.login({ body: { email: ' ', password: '' } }));
      expect(error.status).toBe(400);
      expect(Object.keys(error.fieldErrors).toSorted()).toEqual(['email', 'password']);
    });
  });

  test('an admin creates another admin, whose password only she can change', async () => {
    const body = { name: 'Gül', email: 'gul@ornek.example', password: 'ilk-parolam-1' };
    expect((await refusal(api.visitor().auth.signup({ body }))).status).toBe(403);
    const { token, id } = await api.admin().auth.signup({ body });
    expect((await refusal(api.admin().auth.signup({ body }))).status).toBe(409);
    const { auth } = api.signedIn(token);
    const wrong = { currentPassword: 'yanlis', newPassword: 'ikinci-parolam' };
    expect((await refusal(auth.changePassword({ body: wrong }))).status).toBe(400);
    const renewed = await auth.changePassword({ body: { ...wrong, currentPassword: body.password } });
    await expect(api.signedIn(renewed.token).auth.me()).resolves.toMatchObject({ id });
    expect((await refusal(api.signedIn(token).auth.me())).status).toBe(401);
    const again = { email: body.email, password: wrong.newPassword };
    await expect(api.visitor().auth.login({ body: again })).resolves.toMatchObject({ id });
  });

  test('the language of the panel is stored with the account', async () => {
    const first = await api.visitor().auth.login({ body: api.credentials() });
    const { auth } = api.signedIn(first.token);
    await expect(auth.chooseLanguage({ body: { language: 'tr' } })).resolves.toMatchObject({
      language: 'tr',
    });
    await expect(auth.me()).resolves.toMatchObject({ language: 'tr' });
    const again = await api.visitor().auth.login({ body: api.credentials() });
    expect(again.language).toBe('tr');
    const error = await refusal(auth.chooseLanguage({ body: { language: 'Türkçe' } }));
    expect(Object.keys(error.fieldErrors)).toEqual(['language']);
    const stranger = api.visitor().auth.chooseLanguage({ body: { language: 'en' } });
    expect((await refusal(stranger)).status).toBe(401);
  });

  test('the signed-in admin can read her own account', async () => {
    const me = await api.admin().auth.me();
    expect(me.email).toBe(api.credentials().email);
    expect(me.fullName).toBe(`${me.name} ${me.surname}`);
  });
}
