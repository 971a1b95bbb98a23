import { siteAtRestored } from '@vitrin/contract/history/siteAt';
import { z } from 'zod';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';
import { addContent } from './addContent.ts';
import type { Answer, Caller } from './caller.ts';
import { type Operation, operationsOf, parseReference, type Reference } from './document.ts';
import { beginCodesFor, endCodes, isAboutCodes } from './codes.ts';
import type { AdminCaller } from './existing.ts';
import { bodyWithPasskey, endPasskeys, isAboutPasskeys } from './passkeys.ts';
import { makeFiles } from './files.ts';
import { createJudge, type Judge } from './judge.ts';
import type { Body, Request } from './request.ts';
import { addressOf, bodyWithIds, payloadOf } from './writeRequest.ts';

/** An API with content, its reference, and a way to send requests to it. */
export type Subject = {
  reference: Reference;
  operations: readonly Operation[];
  judge: Judge;
  /** Sends a request and returns the response. */
  send: (operation: Operation, request: Request) => Promise<Answer>;
};

/** Access to the tokens in the e-mails that an API sends. */
export type Letters = {
  /** The token of the newest link to a page of the panel. */
  tokenOf: (page: 'new-password' | 'confirm-email') => Promise<string | undefined>;
};

/** Calls that use a link from an e-mail. */
const linked: ReadonlySet<string> = new Set(['auth.usePasswordLink', 'auth.confirmEmail']);
const person = { name: 'Elif', surname: 'Karaca' };
const movedEmail = 'tasinan@ornek.example';

/** The path for requesting and using password links. */
const linkPath = '/auth/password-link';

/** Reads the reference of an API whose admin is `testAdmin`, and adds a few entries of every kind. */
export async function openSubject(call: Caller, letters?: Letters): Promise<Subject> {
  const document: unknown = JSON.parse(
    (await call({ method: 'GET', url: '/api/docs/json', headers: {} })).bytes.toString(),
  );
  const reference = parseReference(document);
  const files = await makeFiles();
  const etags = new Map<string, string>();
  let token = await signIn(call, testAdmin.password);
  const asAdmin: AdminCaller = (method, path, body) => {
    const { headers, payload } = body instanceof FormData ? { headers: {}, payload: body } : json(body);
    return call({ method, url: `/api${path}`, headers: { ...headers, ...bearer(token) }, payload });
  };
  let additions = 0;
  const addMore = async (): Promise<void> => {
    additions += 1;
    await addContent(asAdmin, files, additions);
  };
  await addMore();

  /** A link works once, so a new one is requested each time. */
  async function bodyWithToken(operationId: string, body: Body): Promise<Body> {
    const text = body.kind === 'json' ? JSON.stringify(body.value) : undefined;
    if (text === undefined || !/"@\d+"/.test(text)) return body;
    await asAdmin('PUT', '/mail', mailServer);
    const good =
      (operationId === 'auth.confirmEmail' ? await moveLink(movedEmail) : await passwordLink()) ?? 'none';
    return { kind: 'json', value: JSON.parse(text.replaceAll(/"@\d+"/g, JSON.stringify(good))) };
  }

  async function passwordLink(): Promise<string | undefined> {
    await asAdmin('POST', linkPath, { email: testAdmin.email });
    return letters?.tokenOf('new-password');
  }

  /** The token of the link that changes the admin's address. */
  async function moveLink(email: string): Promise<string | undefined> {
    await asAdmin('PUT', '/auth/profile', { ...person, email, currentPassword: testAdmin.password });
    return letters?.tokenOf('confirm-email');
  }

  /** Turns codes on if the call is about them, and computes valid ones for the current time. */
  async function bodyWithCodes(operationId: string, body: Body): Promise<Body> {
    const good = await beginCodesFor(asAdmin, operationId);
    if (body.kind !== 'json' || typeof body.value !== 'object' || body.value === null) return body;
    const filled = Object.entries(body.value).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && /^@\d+$/.test(value)
        ? (new Map<string, unknown>(Object.entries(good)).get(name) ?? value)
        : value,
    ]);
    return { kind: 'json', value: Object.fromEntries(filled) };
  }

  async function send(operation: Operation, request: Request): Promise<Answer> {
    // Replying requires a mail server.
    if (operation.operationId === 'messages.reply') await asAdmin('PUT', '/mail', mailServer);
    const address = await addressOf(asAdmin, operation, request);
    if (address === undefined) {
      await addMore();
      return send(operation, request);
    }
    const body = linked.has(operation.operationId)
      ? await bodyWithToken(operation.operationId, request.body)
      : isAboutCodes(operation.operationId)
        ? await bodyWithCodes(operation.operationId, request.body)
        : isAboutPasskeys(operation.operationId)
          ? await bodyWithPasskey(asAdmin, operation.operationId, request.body)
          : await bodyWithIds(asAdmin, operation, address, request.body);
    const { headers, payload } = payloadOf(body, files);
    const etag = etags.get(operation.operationId) ?? '"none"';
    const asked = Object.entries(request.headers).map(([name, value]) => [
      name,
      value.replaceAll('@etag', etag),
    ]);
    const answer = await call({
      method: operation.method,
      url: address,
      headers: { ...headers, ...authorization(request, token), ...Object.fromEntries(asked) },
      payload,
    });
    if (isAboutCodes(operation.operationId)) await endCodes(asAdmin);
    if (isAboutPasskeys(operation.operationId)) await endPasskeys(asAdmin);
    etags.set(operation.operationId, answer.headers['etag'] ?? etag);
    if (operation.operationId === 'auth.confirmEmail' && answer.status === 200) {
      await asAdmin('POST', '/auth/email', { token: await moveLink(testAdmin.email) });
    }
    // Other requests refer to the content from before the restore.
    if (operation.operationId === 'siteAt.restore' && answer.status === 200) await undo(asAdmin, answer);
    if (answer.status < 400) token = await tokenAfter(call, operation, body, token);
    return answer;
  }

  return {
    reference,
    operations: operationsOf(reference),
    judge: createJudge(Object(document), reference),
    send,
  };
}

const mailServer = {
  host: 'mail.ornek.example',
  user: 'web@ornek.example',
  password: 'posta-parolasi',
  sender: 'web@ornek.example',
};

const json = (body: object | undefined) =>
  body === undefined
    ? { headers: {} }
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const authorization = ({ as }: Request, token: string): Record<string, string> =>
  as === 'visitor' ? {} : bearer(as === 'admin' ? token : 'forged');

/** Undoes a restore of the whole site. */
async function undo(call: AdminCaller, { bytes }: Answer): Promise<void> {
  const { before } = siteAtRestored.parse(JSON.parse(bytes.toString()));
  const { status } = await call('POST', '/site-at/restore', { at: before });
  if (status !== 200) throw new Error(`Undoing a restored site answered ${status}`);
}

/** A logout or a new password ends the session: the admin signs in again, with the original address and password. */
async function tokenAfter(call: Caller, operation: Operation, body: Body, token: string): Promise<string> {
  if (operation.operationId === 'auth.logout') return signIn(call, testAdmin.password);
  if (operation.operationId === 'auth.changeProfile') {
    const own = json({ name: 'Elif', surname: 'Karaca', ...testAdmin, currentPassword: testAdmin.password });
    const sent = { headers: { ...own.headers, ...bearer(token) }, payload: own.payload };
    await call({ method: 'PUT', url: '/api/auth/profile', ...sent });
    return token;
  }
  const changesPassword = ['auth.changePassword', 'auth.usePasswordLink'].includes(operation.operationId);
  if (!changesPassword || body.kind !== 'json') return token;
  const { newPassword } = z.object({ newPassword: z.string() }).parse(body.value);
  const back = json({ currentPassword: newPassword, newPassword: testAdmin.password });
  const headers = { ...back.headers, ...bearer(await signIn(call, newPassword)) };
  await call({ method: 'PUT', url: '/api/auth/password', headers, payload: back.payload });
  return signIn(call, testAdmin.password);
}

async function signIn(call: Caller, password: string): Promise<string> {
  const { headers, payload } = json({ email: testAdmin.email, password });
  const { bytes } = await call({ method: 'POST', url: '/api/auth/login', headers, payload });
  return z.object({ token: z.string() }).parse(JSON.parse(bytes.toString())).token;
}
