import { done, type Endpoint } from '@vitrin/contract/endpoints';
import { z } from 'zod';
import type { CallInput } from './call.ts';
import { readAnswer, showsEntry } from './reading.ts';
import type { Receive } from './receive.ts';
import { type Given, isRecord } from './record.ts';

/** Makes another call of the same API, whose response is processed like any other. */
export type Ask = (endpoint: Endpoint, input: CallInput) => Promise<unknown>;

/**
 * How the result of a call is obtained: the calls of its group, a function that makes one, and the processing of
 * responses.
 */
export type Answering = {
  calls: Readonly<Record<string, Endpoint>>;
  ask: Ask;
  receive: Receive;
};

/**
 * The result of a write. Servers of the specification may return only an id, or nothing at all: the change was made all
 * the same, so the entry is read again, and if that fails, the result is what was sent.
 */
export async function answerOfWrite(
  endpoint: Endpoint,
  { params, body: sent }: CallInput,
  body: unknown,
  { calls, ask, receive }: Answering,
): Promise<unknown> {
  if (endpoint.answer === done || endpoint.access === 'public') return receive(endpoint, body);
  const id = idIn(params) ?? idOf(body);
  const told = isRecord(body) ? body : {};
  const hasId = endpoint.answer instanceof z.ZodObject && 'id' in endpoint.answer.shape;
  const whole = isRecord(body) && hasId ? { ...body, id } : body;
  const isWhole = showsEntry(endpoint.answer, whole) && readAnswer(endpoint.answer, whole) !== undefined;
  if (isWhole) return receive(endpoint, whole);
  const fields = isRecord(sent) ? sent : {};
  const stored = await readAnew(endpoint, id, fields, { calls, ask }).catch(() => undefined);
  return stored ?? receive(endpoint, { ...fields, ...told, ...(id !== undefined && { id }) }, 'bare');
}

/** The entry or list that a call has changed; undefined if no call of its group returns it. */
async function readAnew(
  endpoint: Endpoint,
  id: string | undefined,
  sent: Given,
  { calls, ask }: Pick<Answering, 'calls' | 'ask'>,
): Promise<unknown> {
  const { read, listAll } = calls;
  const list = async (): Promise<readonly unknown[]> => {
    const entries = listAll === undefined ? [] : await ask(listAll, {});
    return Array.isArray(entries) ? entries : [];
  };
  if (endpoint.answer instanceof z.ZodArray) return list();
  if (read?.answer === endpoint.answer && read.params === undefined) return ask(read, {});
  if (id === undefined) return endpoint.method === 'POST' ? newestLike(sent, await list()) : undefined;
  if (read?.answer === endpoint.answer) return ask(read, { params: { id } });
  return (await list()).find((entry) => isRecord(entry) && idIn(entry) === id);
}

/** The entry that was created: of those with the same values as the request, the one with the highest id. */
function newestLike(sent: Given, entries: readonly unknown[]): unknown {
  const texts = Object.entries(sent).filter(
    ([, value]) => typeof value === 'string' && /^[^<]+$/.test(value),
  );
  return entries
    .filter(isRecord)
    .filter(
      (entry) =>
        texts.some(([key, text]) => entry[key] === text) &&
        texts.every(([key, text]) => !entry[key] || entry[key] === text),
    )
    .toSorted((a, b) => String(a['id']).localeCompare(String(b['id']), 'en', { numeric: true }))
    .at(-1);
}

/** The id in a response, as a field or by itself; a bare "Saved" is not one. */
function idOf(answer: unknown): string | undefined {
  if (isRecord(answer)) return idIn(answer);
  const isId =
    typeof answer === 'number' || (typeof answer === 'string' && /^(?=\S*\d)\S{1,64}$/.test(answer));
  return isId ? String(answer) : undefined;
}

function idIn(record: object | undefined): string | undefined {
  const id = record !== undefined && 'id' in record ? record.id : undefined;
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}
