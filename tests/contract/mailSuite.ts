import { refusals } from '@vitrin/contract/errors/refusals';
import { describe, expect, test } from 'vitest';
import { type Examined, refusal } from './examine.ts';

const server = {
  host: 'mail.ornek.example',
  port: 465,
  security: 'tls',
  user: 'web@ornek.example',
  password: 'posta-parolasi',
  sender: 'web@ornek.example',
} as const;

/** E-mail delivery, messages by e-mail, and links that reset forgotten passwords. */
export function mailSuite(api: Examined): void {
  const letter = { name: 'Işıl', email: 'isil@ornek.example', subject: 'Teklif', message: 'Merhaba.' };

  const newest = async () => {
    const [message] = await api.admin().messages.listAll({ query: { page: 1, pageSize: 1 } });
    if (message === undefined) throw new Error('The inbox is empty');
    return message;
  };

  test('before the settings are complete, nothing is sent or promised', async () => {
    const { mail, messages } = api.admin();
    await expect(mail.read()).resolves.toMatchObject({ source: 'none', hasPassword: false, recipients: [] });
    await expect(mail.test({ body: { to: 'bilgi@ornek.example' } })).resolves.toEqual({ fault: 'notSet' });
    await expect(api.visitor().auth.passwordHelp()).resolves.toEqual({ byMail: false });
    await api.visitor().messages.send({ body: { ...letter, subject: 'Posta yokken' } });
    const message = await newest();
    expect(message.mail).toBeUndefined();
    await expect(messages.mailAgain({ params: { id: message.id } })).resolves.toEqual(message);
  });

  describe('with a mail server', () => {
    test('its password is stored and never returned', async () => {
      const { mail } = api.admin();
      const saved = await mail.save({
        body: { ...server, recipients: ['bilgi@ornek.example'], digest: true },
      });
      expect(saved).toMatchObject({
        source: 'panel',
        host: server.host,
        hasPassword: true,
        recipients: ['bilgi@ornek.example'],
        digest: true,
      });
      expect(await mail.read()).toEqual(saved);
      expect(JSON.stringify(saved)).not.toContain(server.password);
      await expect(mail.test({ body: { to: 'bilgi@ornek.example' } })).resolves.toEqual({ fault: null });
    });

    test('its password goes to no other server or user, and not in the clear', async () => {
      const { mail } = api.admin();
      for (const change of [
        { host: 'evil.example' },
        { port: 25 },
        { user: 'x' },
        { security: 'none' as const },
      ]) {
        const error = await refusal(mail.save({ body: change }));
        expect(error.status).toBe(400);
        expect(error.fieldErrors).toEqual({ password: refusals.mailPasswordAgain() });
      }
      await expect(mail.save({ body: { digest: false } })).resolves.toMatchObject({ hasPassword: true });
    });

    test('invalid fields are named', async () => {
      const body = { host: 'mail ornek', port: 0, sender: 'web', recipients: ['a@b.example, c@d.example'] };
      const error = await refusal(api.admin().mail.save({ body }));
      expect(error.status).toBe(400);
      expect(Object.keys(error.fieldErrors).toSorted()).toEqual(['host', 'port', 'recipients.0', 'sender']);
    });

    test('a message is queued for mail, and can be sent again', async () => {
      await api.visitor().messages.send({ body: letter });
      const message = await newest();
      expect(['queued', 'sent']).toContain(message.mail?.state);
      const again = await api.admin().messages.mailAgain({ params: { id: message.id } });
      expect(again.mail?.fault).toBeNull();
      const of = { params: { id: message.id } };
      const answer = await api.admin().messages.reply({ ...of, body: { message: 'Yarın geliriz.' } });
      expect(answer).toMatchObject({ id: message.id, answered: { by: expect.any(String) } });
      await expect(api.admin().messages.replies(of)).resolves.toMatchObject([{ message: 'Yarın geliriz.' }]);
    });

    test('a new address takes effect once the link sent to it was opened, which works once', async () => {
      const body = {
        name: 'Gül',
        surname: 'Ak',
        email: 'eski.adres@ornek.example',
        password: 'uzun-parola-12',
      };
      const { token: session } = await api.admin().auth.signup({ body });
      const { auth } = api.signedIn(session);
      const email = 'yeni.adres@ornek.example';
      const change = { name: 'Gül', surname: 'Ak', email, currentPassword: body.password };
      const waiting = { email: body.email, pendingEmail: email };
      expect(await auth.changeProfile({ body: change })).toMatchObject(waiting);
      expect(await auth.me()).toMatchObject(waiting);
      // Another name alone leaves the pending address.
      const named = await auth.changeProfile({ body: { name: 'Gülay', surname: 'Ak' } });
      expect(named).toMatchObject({ ...waiting, name: 'Gülay' });
      // Every response that replaces the panel's stored user contains the pending address.
      expect(await api.visitor().auth.login({ body })).toMatchObject(waiting);
      expect(await auth.chooseLanguage({ body: { language: 'tr' } })).toMatchObject(waiting);
      const token = (await api.emailToken()) ?? '';
      await expect(api.visitor().auth.confirmEmail({ body: { token } })).resolves.toEqual({ success: true });
      const moved = await auth.me();
      expect(moved.email).toBe(email);
      expect(moved.pendingEmail).toBeUndefined();
      const dead = await refusal(api.visitor().auth.confirmEmail({ body: { token } }));
      expect(dead).toMatchObject({ status: 404, serverMessage: refusals.emailLinkDead() });
    });

    test('a link resets a forgotten password, once', async () => {
      const body = { name: 'Gül', email: 'unutkan@ornek.example', password: 'unutulan-parola-1' };
      const { token: session } = await api.admin().auth.signup({ body });
      const { auth } = api.visitor();
      await expect(auth.passwordHelp()).resolves.toEqual({ byMail: true });
      await expect(auth.askPasswordLink({ body: { email: 'kimse@ornek.example' } })).resolves.toEqual({
        success: true,
      });
      await expect(auth.askPasswordLink({ body: { email: body.email } })).resolves.toEqual({ success: true });
      const token = (await api.passwordToken()) ?? '';
      const short = await refusal(auth.usePasswordLink({ body: { token, newPassword: 'kisa' } }));
      expect(Object.keys(short.fieldErrors)).toEqual(['newPassword']);
      const newPassword = 'hatirlanan-parola-2';
      await expect(auth.usePasswordLink({ body: { token, newPassword } })).resolves.toEqual({
        success: true,
      });
      expect((await refusal(api.signedIn(session).auth.me())).status).toBe(401);
      expect((await refusal(auth.login({ body }))).status).toBe(401);
      await expect(auth.login({ body: { email: body.email, password: newPassword } })).resolves.toMatchObject(
        { email: body.email },
      );
      const dead = await refusal(auth.usePasswordLink({ body: { token, newPassword } }));
      expect(dead).toMatchObject({ status: 404, serverMessage: refusals.passwordLinkDead() });
    });
  });
}
