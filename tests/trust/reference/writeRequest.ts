import type { Operation } from './document.ts';
import { type AdminCaller, existingIds, newInvitationToken, newTicket } from './existing.ts';
import type { Body, FileName, Request } from './request.ts';

const existingPlace = /^@(\d+)$/;

/** The address of a request with real ids in place of the placeholders; undefined if no entry is left. */
export async function addressOf(
  call: AdminCaller,
  operation: Operation,
  request: Request,
): Promise<string | undefined> {
  const texts = new Map<string, string>();
  const existing = (name: string) =>
    existingIds(call, operation.path, name, {
      owner: escaped(texts.get('id') ?? ''),
      kind: texts.get('kind'),
    });
  for (const [name, text] of Object.entries(request.path)) {
    const place = existingPlace.exec(text)?.[1];
    // The ids of a project's pictures are looked up by the project's id.
    const ids = place === undefined ? [text] : await existing(name);
    const id = ids[Number(place ?? 0) % ids.length];
    // A project may have no picture, and something that was never changed has no version.
    if (id === undefined && name !== 'imageId' && name !== 'version') return undefined;
    texts.set(name, id ?? 'none');
  }
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => escaped(texts.get(name) ?? ''));
  const pairs: string[] = [];
  for (const [name, text] of request.query) {
    const value = name === 'ticket' && existingPlace.test(text) ? await newTicket(call) : text;
    pairs.push(`${encoded(name)}=${encoded(value)}`);
  }
  const query = pairs.join('&');
  return query === '' ? path : `${path}?${query}`;
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const escaped = (text: string): string => (text.startsWith('%') ? text : encoded(text));

/** The body with real ids in place of the placeholders: of the list, or of the pictures of the entry in the address. */
export async function bodyWithIds(
  call: AdminCaller,
  { path }: Operation,
  address: string,
  body: Body,
): Promise<Body> {
  const text = body.kind === 'json' ? JSON.stringify(body.value) : undefined;
  if (text === undefined || !/"@\d+"/.test(text)) return body;
  if (path === '/api/invitations/look' || path === '/api/invitations/accept') {
    const token = await newInvitationToken(call);
    return { kind: 'json', value: JSON.parse(text.replace(/"@\d+"/g, JSON.stringify(token))) };
  }
  const segment = path.split('/').indexOf('{id}');
  const owner = address.split(/[/?]/)[segment];
  const ids = await existingIds(call, path, owner === undefined ? 'id' : 'imageId', { owner });
  const filled = text.replace(/"@(\d+)"/g, (_match, place: string) =>
    JSON.stringify(ids[Number(place) % ids.length] ?? 'none'),
  );
  return { kind: 'json', value: JSON.parse(filled) };
}

/** The serialised body with its headers. */
export function payloadOf(
  body: Body,
  files: Readonly<Record<FileName, Uint8Array>>,
): { headers: Record<string, string>; payload?: string | FormData } {
  if (body.kind === 'none') return { headers: {} };
  if (body.kind === 'raw') return { headers: { 'content-type': body.type }, payload: body.text };
  if (body.kind === 'json') {
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body.value) ?? '' };
  }
  const payload = new FormData();
  for (const [name, text] of body.fields) payload.append(name, text);
  if (body.file !== undefined) {
    payload.append('file', new Blob([new Uint8Array(files[body.file])]), body.file);
  }
  return { headers: {}, payload };
}
