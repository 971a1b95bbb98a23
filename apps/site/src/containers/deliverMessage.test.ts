import { createApiClient } from '@vitrin/api-client/client';
import type { Transport } from '@vitrin/api-client/transport';
import { messageErrors } from '@vitrin/contract/messages/messageRules';
import { expect, it, vi } from 'vitest';
import { deliverMessage } from './deliverMessage.ts';

const draft = {
  name: 'Işıl',
  email: 'isil@ornek.example',
  subject: '',
  message: 'Merhaba',
  website: '',
  page: '/cati',
};
const texts = { name: draft.name, email: draft.email, subject: draft.subject, message: draft.message };

function apiAnswering(status: number, body: unknown, hasAdditions = true) {
  const transport = vi.fn<Transport>(async () => ({ status, headers: {}, body }));
  const additions = async () => hasAdditions;
  return { transport, api: async () => createApiClient({ transport, additions, log: () => undefined }) };
}

const offline = async () => Promise.reject(new Error('offline'));

it('stores the message if the company has an inbox', async () => {
  const { api, transport } = apiAnswering(200, { success: true });
  await expect(deliverMessage(api, 'inbox', draft)).resolves.toEqual({ outcome: 'sent' });
  expect(transport).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'POST', url: '/contact-messages', body: JSON.stringify(draft) }),
  );
});

it.each([
  ['simulate', true],
  [undefined, false],
] as const)('makes no call with delivery "%s", and additions: %s', async (delivery, hasAdditions) => {
  const { api, transport } = apiAnswering(500, {}, hasAdditions);
  await expect(deliverMessage(api, delivery, draft)).resolves.toEqual({ outcome: 'sent' });
  expect(transport).not.toHaveBeenCalled();
});

it('leaves it to the API if the page could not read how messages are delivered', async () => {
  const { api, transport } = apiAnswering(200, { success: true });
  await expect(deliverMessage(api, undefined, draft)).resolves.toEqual({ outcome: 'sent' });
  expect(transport).toHaveBeenCalledOnce();
  const failing = apiAnswering(503, {});
  await expect(deliverMessage(failing.api, undefined, draft)).resolves.toEqual({ outcome: 'failed', texts });
});

it.each([
  [500, 'failed'],
  [429, 'tooMany'],
])('keeps the texts if the API responds with %i', async (status, outcome) => {
  const { api } = apiAnswering(status, { message: 'Too many attempts' });
  await expect(deliverMessage(api, 'inbox', draft)).resolves.toEqual({ outcome, texts });
});

it('keeps the texts if the client cannot be loaded', async () => {
  await expect(deliverMessage(offline, 'inbox', draft)).resolves.toEqual({ outcome: 'failed', texts });
});

it("returns the API's field errors", async () => {
  const { api } = apiAnswering(400, {
    message: 'No',
    errors: { email: messageErrors.emailForm, other: 'x' },
  });
  await expect(deliverMessage(api, 'inbox', draft)).resolves.toEqual({
    outcome: 'refused',
    texts,
    problems: { email: messageErrors.emailForm },
  });
});
