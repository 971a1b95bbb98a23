import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askForAdditions } from '@vitrin/api-client/askForAdditions';
import { createBrowserTransport } from '@vitrin/api-client/browserTransport';
import { type ApiClient, createApiClient } from '@vitrin/api-client/client';
import { ApiError } from '@vitrin/api-client/errors';
import { createReceiver } from '@vitrin/api-client/receive';
import { createSession, memoryStorage } from '@vitrin/api-client/createSession';
import { type Endpoint, endpointList } from '@vitrin/contract/endpoints';
import { apiError } from '@vitrin/contract/errors/error';
import { user } from '@vitrin/mocks/fixtures/session';
import { afterAll, beforeAll, expect } from 'vitest';
import type { OpenedApi, Subject } from './subjects.ts';

/** Access to the API under test; usable only inside tests. */
export type Examined = {
  /**
   * Clients with the admin's token, with a given token, and without one. Responses must match the contract, without
   * additional fields.
   */
  admin: () => ApiClient;
  signedIn: (token: string) => ApiClient;
  visitor: () => ApiClient;
  /** Requests of any kind, with the admin's token or without one. */
  send: (method: string, address: string, init?: RequestInit) => Promise<Response>;
  sendUnsigned: (method: string, address: string, init?: RequestInit) => Promise<Response>;
  credentials: () => OpenedApi['credentials'];
  passwordToken: () => Promise<string | undefined>;
  emailToken: () => Promise<string | undefined>;
  codeOf: (secret: string) => string;
  /** The origin of its pages. */
  origin: () => string;
  /** Names of the calls that have succeeded. */
  answered: ReadonlySet<string>;
};

/**
 * Opens an API before the tests of a suite and closes it afterwards. For an API that only follows the specification,
 * responses are parsed as in the apps, and calls that it does not have are skipped.
 */
export function examine(subject: Subject, by: 'contract' | 'specification' = 'contract'): Examined {
  const answered = new Set<string>();
  let opened: OpenedApi | undefined;
  beforeAll(async () => {
    opened = await subject.open();
  });
  afterAll(() => opened?.close());

  const api = (): OpenedApi => {
    if (opened === undefined) throw new Error('The API is open inside tests only');
    return opened;
  };
  const client = (token: string | undefined): ApiClient => {
    const session = createSession(memoryStorage());
    if (token !== undefined) session.save({ token, user });
    const transport = createBrowserTransport(api().host);
    return createApiClient({
      transport,
      session,
      ...(by === 'contract'
        ? { receive: receiverNoting(answered) }
        : {
            receive: createReceiver({ host: '', cleanHtml: (html) => html }),
            additions: askForAdditions(transport),
          }),
      log: () => undefined,
    });
  };
  const send = (token: string | undefined, method: string, address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    return fetch(`${api().host}/api${address}`, { ...init, method, headers });
  };
  return {
    admin: () => client(api().token),
    signedIn: client,
    visitor: () => client(undefined),
    send: (method, address, init) => send(api().token, method, address, init),
    sendUnsigned: (method, address, init) => send(undefined, method, address, init),
    credentials: () => api().credentials,
    origin: () => new URL(api().host).origin,
    codeOf: (secret) => api().codeOf?.(secret) ?? '',
    passwordToken: async () => api().passwordToken?.(),
    emailToken: async () => api().emailToken?.(),
    answered,
  };
}

function receiverNoting(answered: Set<string>) {
  const receive = createReceiver({ host: '', cleanHtml: (html) => html });
  return (endpoint: Endpoint, body: unknown): unknown => {
    endpoint.answer.parse(body);
    const received = receive(endpoint, body);
    expect(received, `${endpoint.path} answers more than the contract says`).toEqual(body);
    answered.add(endpointList.find((entry) => entry.endpoint === endpoint)?.name ?? endpoint.path);
    return received;
  };
}

/** The error of a refused call, in the contract's format. */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const outcome: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof ApiError))
    throw new Error('Expected the API to refuse the call', { cause: outcome });
  expect(outcome.kind).toBe('answer');
  expect(
    apiError.safeParse(outcome.body).success,
    `${outcome.status} ${outcome.message} ${JSON.stringify(outcome.body)} is no ApiError`,
  ).toBe(true);
  return outcome;
}

/** A service as a form sends it; the number makes its path unique. */
export const draft = (number: number) => ({
  title: `Hizmet ${number}`,
  subtitle: 'Kısa bir alt başlık',
  path: `/hizmet-${number}`,
  icon: 'wrench',
  shortDescription: 'Birkaç kelime.',
  description: '<p>Metin <strong>ve</strong> biçim.</p>',
  active: true,
});

/** A small real PNG. */
export const png = (name = 'picture.png'): File =>
  new File([readFileSync(path.join(import.meta.dirname, 'picture.png'))], name, { type: 'image/png' });

/** A file that is not a picture. */
export const noPicture = (): File => new File(['plain words'], 'picture.txt', { type: 'text/plain' });
