import { z } from 'zod';
import { check, type Report } from './report.ts';
import type { Server } from './server.ts';

const message = z.looseObject({
  id: z.string(),
  subject: z.string(),
  read: z.boolean(),
  archived: z.boolean(),
});
const path = '/contact-messages';

/** Sends a message through the contact form, finds it in the inbox, and deletes it. */
export async function tryMessages(server: Server, { step }: Report, token: string): Promise<void> {
  const subject = `Deneme ${Date.now().toString(36)}`;
  const letter = { name: 'Işıl Güneş', email: 'isil@ornek.example', subject, message: 'Bir deneme.' };
  const send = (more: object) =>
    server.read(z.object({ success: z.literal(true) }), path, {
      method: 'POST',
      body: { ...letter, ...more },
    });
  const inbox = async (query = '') =>
    server.read(z.array(message), `${path}?q=${encodeURIComponent(subject)}${query}`, { token });

  await step('messages: a form that is not filled is refused', () =>
    server.refuses(400, path, { method: 'POST', body: {} }, ['name', 'email', 'message']),
  );
  await step('messages: the inbox is closed to visitors', () => server.refuses(401, path));
  await step('messages: a robot is not believed', async () => {
    await send({ website: 'https://robot.example' });
    check((await inbox()).length === 0, 'its message was kept');
  });
  const { contactDelivery } = await server.read(z.looseObject({ contactDelivery: z.string() }), '/site-info');
  const found = await step('messages: a message arrives, where they are kept', async () => {
    await send({});
    const [first] = await inbox();
    check((first !== undefined) === (contactDelivery === 'inbox'), `delivery is ${contactDelivery}`);
    return first;
  });
  if (found === undefined) return;
  const at = `${path}/${found.id}`;
  await step('messages: it is read and archived, by PUT and by PATCH', async () => {
    const read = await server.read(message, at, { method: 'PUT', token, body: { read: true } });
    check(read.read, 'still unread');
    await server.read(message, at, { method: 'PATCH', token, body: { archived: true } });
    check((await inbox()).length === 0, 'still in the inbox');
    check((await inbox('&archived=true')).length === 1, 'not in the archive');
  });
  await step('messages: it is deleted', async () => {
    await server.read(z.unknown(), at, { method: 'DELETE', token });
    await server.refuses(404, at, { token });
  });
}
