import { refusals } from '@vitrin/contract/errors/refusals';
import { expect, test } from 'vitest';
import { type Examined, refusal } from './examine.ts';

/** The whole site as a download. */
export function siteFileSuite(api: Examined): void {
  test('a ticket is valid for one download', async () => {
    const { siteFile } = api.admin();
    const { address, expiresAt } = await siteFile.ticket({ body: { messages: true } });
    expect(expiresAt).toMatch(/^\d{4}-/);
    const ticket = new URL(address, 'http://here.invalid').searchParams.get('ticket') ?? '';
    const file = await siteFile.download({ query: { ticket } });
    expect(file).toBeInstanceOf(Blob);
    await expect
      .poll(() => refusal(siteFile.download({ query: { ticket } })))
      .toMatchObject({ status: 404, serverMessage: refusals.ticketSpent() });
  });
}
