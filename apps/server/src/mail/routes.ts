import { endpoints } from '@vitrin/contract/endpoints';
import { newId } from '../newId.ts';
import { type Api, serve } from '../http/serve.ts';
import type { LimitVisitors } from '../http/visitors/visitorLimit.ts';
import { letterOf, testSheet } from './letterMakers.ts';
import { readLetterhead } from './letterSheet.ts';
import type { MailParts } from './mailParts.ts';
import { readMailSettings, readMailSetup, saveMailSettings } from './mailSetup.ts';

const calls = endpoints.mail;

/** How many test letters a visitor may send per minute. */
const testsPerMinute = 6;

/** The routes of the mail settings and of a test letter. */
export function mailRoutes(
  api: Api,
  { limitVisitors, mail }: { limitVisitors: LimitVisitors; mail: MailParts },
): void {
  const { store, clock } = api;
  const limitTests = limitVisitors('mail', testsPerMinute);
  const settings = () =>
    readMailSettings(store.read, {
      given: mail.given,
      links: mail.publicUrl !== undefined,
      now: clock.now(),
    });

  serve(api, calls.read, settings);

  serve(api, calls.save, async ({ body }) => {
    await saveMailSettings(store, body, clock);
    mail.wake();
    return settings();
  });

  serve(api, calls.test, async ({ body: { to }, request, signal }) => {
    await limitTests(request);
    const { server } = await readMailSetup(store.read, mail.given);
    if (server === undefined) return { fault: 'notSet' as const };
    const sheet = testSheet();
    const letter = letterOf(await readLetterhead(store.read), sheet, {
      id: newId(),
      to,
      subject: sheet.heading,
    });
    return { fault: (await mail.send(server, letter, signal))?.fault ?? null };
  });
}
