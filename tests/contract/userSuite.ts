import type { Role } from '@vitrin/contract/accounts/role';
import { softPasskey } from '../../apps/server/src/testing/softPasskey.ts';
import { signInChallenge } from '@vitrin/contract/accounts/secondFactor';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { expect, test } from 'vitest';
import { draft, type Examined, png, refusal } from './examine.ts';

/** Users, their roles, and what they can change in their own accounts. */
export function userSuite(api: Examined): void {
  const password = 'Uzun-Bir-Sifre-7';

  async function join(role: Role, email: string) {
    const { token } = await api.admin().invitations.create({ body: { email, role } });
    const person = { token, name: 'Seda', surname: 'Tuna', password };
    return api.visitor().invitations.accept({ body: person });
  }
  const notAllowed = { status: 403, body: expect.objectContaining({ code: 'notAllowed' }) };

  test('an owner invites somebody, and the invitation creates one account', async () => {
    const { invitations } = api.admin();
    const body = { email: 'seda.tuna@ornek.example', role: 'editor' } as const;
    const { token, ...invitation } = await invitations.create({ body });
    expect(await invitations.listAll()).toContainEqual(invitation);
    await expect(api.visitor().invitations.look({ body: { token } })).resolves.toEqual({
      email: body.email,
      role: 'editor',
      invitedBy: invitation.invitedBy,
      expiresAt: invitation.expiresAt,
    });
    const answer = { token, name: 'Seda', surname: 'Tuna', password };
    const joined = await api.visitor().invitations.accept({ body: answer });
    expect(joined).toMatchObject({ email: body.email, roles: ['editor'], fullName: 'Seda Tuna' });
    const used = await refusal(api.visitor().invitations.accept({ body: answer }));
    expect(used).toMatchObject({ status: 404, body: { code: 'invitationGone' } });
    expect((await refusal(invitations.create({ body }))).status).toBe(409);
    const again = await api.visitor().auth.login({ body: { email: body.email, password } });
    expect(again.id).toBe(joined.id);

    const other = await invitations.create({ body: { email: 'baska.biri@ornek.example', role: 'author' } });
    await invitations.remove({ params: { id: other.id } });
    const gone = await refusal(api.visitor().invitations.look({ body: { token: other.token } }));
    expect(gone.status).toBe(404);
    await api.admin().users.remove({ params: { id: joined.id } });
  });

  test('an editor changes content, but neither settings nor users', async () => {
    const { token, id } = await join('editor', 'editor.biri@ornek.example');
    const editor = api.signedIn(token);
    const service = await editor.services.create({ body: { ...draft(700), active: false } });
    await editor.services.remove({ params: { id: service.id } });
    expect(await refusal(editor.users.listAll())).toMatchObject(notAllowed);
    expect(await refusal(editor.siteInfo.save({ body: { companyName: 'x' } }))).toMatchObject(notAllowed);
    expect(await refusal(editor.history.list({ params: { kind: 'settings', id: 'theme' } }))).toMatchObject(
      notAllowed,
    );
    const body = { name: 'Biri', email: 'bir.baskasi@ornek.example', password };
    expect(await refusal(editor.auth.signup({ body }))).toMatchObject(notAllowed);
    await api.admin().users.remove({ params: { id } });
    expect((await refusal(editor.auth.me())).status).toBe(401);
  });

  test('an author edits their own posts until an editor publishes them', async () => {
    const { token, id } = await join('author', 'yazar.biri@ornek.example');
    const author = api.signedIn(token);
    const fields = { title: 'Yazarın yazısı', excerpt: 'Özet.', details: '<p>Metin.</p>' };
    const notPublisher = { status: 403, body: { code: 'notPublisher' } };
    expect(await refusal(author.posts.create({ body: { ...fields, active: true } }))).toMatchObject(
      notPublisher,
    );
    const post = await author.posts.create({ body: { ...fields, active: false } });
    const params = { id: post.id };
    expect((await author.posts.listAll()).map((each) => each.id)).toEqual([post.id]);
    await expect(author.posts.read({ params })).resolves.toMatchObject({ id: post.id });
    await author.posts.update({ params, body: { title: 'Başka başlık' } });
    expect(await refusal(author.posts.update({ params, body: { active: true } }))).toMatchObject(
      notPublisher,
    );
    const { image } = await author.posts.uploadImage({ params, file: png() });
    await author.images.update({ params: { id: image?.id ?? '' }, body: { alt: 'Bir masa' } });
    expect(await refusal(author.posts.toggle({ params }))).toMatchObject(notAllowed);
    expect(await refusal(author.services.listAll())).toMatchObject(notAllowed);

    await api.admin().posts.toggle({ params });
    const published = { status: 403, body: { code: 'postPublished' } };
    expect(await refusal(author.posts.update({ params, body: { title: 'x' } }))).toMatchObject(published);
    expect(await refusal(author.posts.removeImage({ params }))).toMatchObject(published);
    expect(await refusal(author.posts.remove({ params }))).toMatchObject(published);
    const other = await api.admin().posts.create({ body: { ...fields, title: 'Öteki', active: false } });
    expect((await refusal(author.posts.read({ params: { id: other.id } }))).status).toBe(404);
    expect((await refusal(author.posts.remove({ params: { id: other.id } }))).status).toBe(404);
    for (const one of [post, other]) await api.admin().posts.remove({ params: { id: one.id } });
    await api.admin().users.remove({ params: { id } });
  });

  test('an owner assigns roles, and the last owner keeps theirs', async () => {
    const { users } = api.admin();
    const { id, token } = await join('author', 'rol.biri@ornek.example');
    const own = (await api.admin().auth.me()).id;
    await expect(users.update({ params: { id }, body: { role: 'editor' } })).resolves.toMatchObject({
      id,
      role: 'editor',
    });
    await expect(api.signedIn(token).auth.me()).resolves.toMatchObject({ roles: ['editor'] });
    const owners = (await users.listAll()).filter(({ role, id: one }) => role === 'owner' && one !== own);
    for (const owner of owners) await users.update({ params: { id: owner.id }, body: { role: 'editor' } });
    const last = { status: 409, body: { code: 'lastOwner' } };
    expect(await refusal(users.update({ params: { id: own }, body: { role: 'author' } }))).toMatchObject(
      last,
    );
    expect(await refusal(users.remove({ params: { id: own } }))).toMatchObject(last);
    for (const owner of owners) await users.update({ params: { id: owner.id }, body: { role: 'owner' } });
    await users.remove({ params: { id } });
    expect((await users.listAll()).some((each) => each.id === id)).toBe(false);
  });

  test('everybody can set and remove their own picture', async () => {
    const { id, token } = await join('author', 'resimli.biri@ornek.example');
    const { auth } = api.signedIn(token);
    expect(await auth.me()).not.toHaveProperty('picture');
    const { picture } = await auth.uploadPicture({ file: png() });
    expect(picture).toContain('/api/images/');
    await expect(auth.me()).resolves.toMatchObject({ id, picture });
    const listed = (await api.admin().users.listAll()).find((each) => each.id === id);
    expect(listed?.picture).toBe(picture);
    const file = new File(['a'], 'notlar.txt', { type: 'text/plain' });
    expect((await refusal(auth.uploadPicture({ file }))).status).toBe(415);
    expect(await auth.removePicture()).not.toHaveProperty('picture', expect.anything());
    expect(await auth.me()).not.toHaveProperty('picture', expect.anything());
    await api.admin().users.remove({ params: { id } });
  });

  test('only owners see who did what, by person, kind and day', async () => {
    const { activity } = api.admin();
    const { id, token } = await join('author', 'izlenen.biri@ornek.example');
    const done = await activity.list({ query: {} });
    expect(done.length).toBeGreaterThan(0);
    const [newest] = done;
    const { kind = 'signIn', userId = '', at = '' } = newest ?? {};
    for (const one of await activity.list({ query: { kind } })) expect(one.kind).toBe(kind);
    for (const one of await activity.list({ query: { user: userId } })) expect(one.userId).toBe(userId);
    const day = dayInIstanbul(new Date(at));
    for (const one of await activity.list({ query: { day } })) {
      expect(dayInIstanbul(new Date(one.at))).toBe(day);
    }
    const older = await activity.list({ query: { before: newest?.id } });
    expect(older.slice(0, done.length - 1)).toEqual(done.slice(1));
    expect(await activity.list({ query: { day: '1999-01-01' } })).toEqual([]);
    expect(await refusal(api.signedIn(token).activity.list({ query: {} }))).toMatchObject(notAllowed);
    await api.admin().users.remove({ params: { id } });
  });

  test('a code is required besides the password once a user turns it on', async () => {
    const email = 'kodlu.biri@ornek.example';
    const { id, token } = await join('author', email);
    const { auth } = api.signedIn(token);
    const proof = { currentPassword: password };
    const factor = await auth.secondFactor();
    expect(factor).toMatchObject({ since: null, recoveryCodes: 0, passkeys: [] });
    const off = await refusal(auth.renewRecoveryCodes({ body: proof }));
    expect(off).toMatchObject({ status: 409, body: { code: 'codesOff' } });
    const wrong = await refusal(auth.beginCodes({ body: { currentPassword: 'yanlis' } }));
    expect(Object.keys(wrong.fieldErrors)).toEqual(['currentPassword']);
    const { secret } = await auth.beginCodes({ body: proof });
    const mistyped = await refusal(auth.confirmCodes({ body: { code: 'abc' } }));
    expect(mistyped).toMatchObject({ status: 400, fieldErrors: { code: expect.any(String) } });
    const { recoveryCodes } = await auth.confirmCodes({ body: { code: api.codeOf(secret) } });
    expect(await auth.secondFactor()).toMatchObject({ recoveryCodes: recoveryCodes.length });
    expect((await refusal(auth.beginCodes({ body: proof }))).body).toMatchObject({ code: 'codesOn' });
    const users = await api.admin().users.listAll();
    expect(users.find((each) => each.id === id)).toMatchObject({ secondFactor: true });

    const visitor = api.visitor().auth;
    const asked = await refusal(visitor.login({ body: { email, password } }));
    expect(asked).toMatchObject({ status: 401, body: { code: 'secondFactorNeeded' } });
    const { challenge } = signInChallenge.parse(asked.body);
    const [code = ''] = recoveryCodes;
    const refused = await refusal(visitor.secondStep({ body: { challenge, code: 'abc' } }));
    expect(refused).toMatchObject({ status: 401, body: { code: 'codeWrong' } });
    expect(await visitor.secondStep({ body: { challenge, code } })).toMatchObject({ id });
    const again = await refusal(visitor.secondStep({ body: { challenge, code } }));
    expect(again).toMatchObject({ status: 401, body: { code: 'signInTooOld' } });
    const renewed = await auth.renewRecoveryCodes({ body: proof });
    expect(renewed.recoveryCodes).not.toContain(code);
    await auth.endCodes({ body: proof });
    await expect(visitor.login({ body: { email, password } })).resolves.toMatchObject({ id });
    await api.admin().users.remove({ params: { id } });
  });

  test('a passkey signs in by itself, and the password alone no longer does', async () => {
    const email = 'anahtarli.biri@ornek.example';
    const { id, token } = await join('author', email);
    const { auth } = api.signedIn(token);
    const visitor = api.visitor().auth;
    const proof = { currentPassword: password };
    const wrong = await refusal(auth.beginPasskey({ body: { currentPassword: 'yanlis' } }));
    expect(Object.keys(wrong.fieldErrors)).toEqual(['currentPassword']);
    const key = softPasskey();
    const offer = await auth.beginPasskey({ body: proof });
    const origin = api.origin();
    const credential = key.register(offer, origin);
    const added = await auth.addPasskey({ body: { name: 'Telefonum', credential } });
    expect(added.recoveryCodes.length).toBeGreaterThan(0);
    const again = await refusal(auth.addPasskey({ body: { name: 'Telefonum', credential } }));
    expect(Object.keys(again.fieldErrors)).toEqual(['credential']);
    const known = key.register(await auth.beginPasskey({ body: proof }), origin);
    expect(await refusal(auth.addPasskey({ body: { name: 'Yine', credential: known } }))).toMatchObject({
      status: 409,
      body: { code: 'passkeyTaken' },
    });
    const asked = await refusal(visitor.login({ body: { email, password } }));
    expect(signInChallenge.parse(asked.body).ways).toEqual(['passkey']);

    const request = await visitor.beginPasskeySignIn();
    const signed = key.sign(request, origin);
    expect(await visitor.passkeySignIn({ body: signed })).toMatchObject({ id });
    expect(await refusal(visitor.passkeySignIn({ body: signed }))).toMatchObject({
      status: 401,
      body: { code: 'signInTooOld' },
    });
    const { passkeys } = await auth.secondFactor();
    expect(passkeys).toMatchObject([{ id: added.id, name: 'Telefonum', lastUsedAt: expect.any(String) }]);

    await auth.removePasskey({ params: { id: added.id }, body: proof });
    const gone = key.sign(await visitor.beginPasskeySignIn(), origin);
    expect(await refusal(visitor.passkeySignIn({ body: gone }))).toMatchObject({
      status: 401,
      body: { code: 'passkeyUnknown' },
    });
    await expect(visitor.login({ body: { email, password } })).resolves.toMatchObject({ id });
    await api.admin().users.remove({ params: { id } });
  });

  test('everybody can change their own name, and their address with the password', async () => {
    const { id, token, email } = await join('author', 'adim.biri@ornek.example');
    const { auth } = api.signedIn(token);
    await expect(
      auth.changeProfile({ body: { name: 'Ada', surname: 'Tuna', email } }),
    ).resolves.toMatchObject({ fullName: 'Ada Tuna' });
    const body = { name: 'Ada', surname: 'Tuna', email: 'ada.tuna@ornek.example' };
    const refused = await refusal(auth.changeProfile({ body }));
    expect(Object.keys(refused.fieldErrors)).toEqual(['currentPassword']);
    await auth.changeProfile({ body: { ...body, currentPassword: password } });
    const taken = { ...body, email: api.credentials().email, currentPassword: password };
    expect((await refusal(auth.changeProfile({ body: taken }))).status).toBe(409);
    await expect(api.visitor().auth.login({ body: { email: body.email, password } })).resolves.toMatchObject({
      id,
    });
    await api.admin().users.remove({ params: { id } });
  });

  test('everybody can list and end their own sessions', async () => {
    const { id, token, email } = await join('author', 'oturum.biri@ornek.example');
    const sign = async () => (await api.visitor().auth.login({ body: { email, password } })).token;
    const [second, third] = [await sign(), await sign()];
    const { auth } = api.signedIn(token);
    const sessions = await auth.sessions();
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(3);
    const other = sessions.find(({ current }) => !current);
    await auth.endSession({ params: { id: other?.id ?? '' } });
    expect(await auth.sessions()).toHaveLength(2);
    await auth.endOtherSessions();
    expect(await auth.sessions()).toMatchObject([{ current: true }]);
    for (const ended of [second, third]) {
      expect((await refusal(api.signedIn(ended).auth.me())).status).toBe(401);
    }
    await api.admin().users.remove({ params: { id } });
  });
}
