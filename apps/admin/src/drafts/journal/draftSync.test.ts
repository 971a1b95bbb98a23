import { ApiError } from '@vitrin/api-client/errors';
import type { FormDraft, FormDraftChange, FormDrafts } from '@vitrin/contract/drafts/formDraft';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftSync, newerOf, sendMs } from './draftSync.ts';

beforeEach(() => void vi.useFakeTimers());

const at = '2026-03-02T09:00:00.000Z';
const refusal = (status: number) =>
  new ApiError(
    status === 0
      ? { kind: 'network', status: 0, message: 'lost' }
      : { kind: 'answer', status, message: 'no', body: {} },
  );

/** A server with one draft, which other devices write as well. */
function serverOf(stored?: FormDraft) {
  const server = {
    draft: stored,
    others: [] as FormDrafts['others'],
    asked: [] as string[],
    fails: undefined as number | undefined,
    losesAnswers: false,
    gate: undefined as Promise<void> | undefined,
  };
  const meet = async (what: string) => {
    server.asked.push(what);
    await server.gate;
    if (server.fails !== undefined) throw refusal(server.fails);
  };
  const found = (): FormDrafts => ({ draft: server.draft ?? null, others: server.others });
  return Object.assign(server, {
    /** Another device stores a draft. */
    elsewhere: (version: string, title: string) => {
      server.draft = { version, at, base: null, files: [], fields: [{ name: 'title', value: title }] };
    },
    calls: {
      read: async () => {
        await meet('read');
        return found();
      },
      save: async ({ version, over, fields, base, files }: FormDraftChange, lasting: boolean) => {
        await meet(`save ${fields}${lasting ? ' lasting' : ''}`);
        if (server.draft !== undefined && server.draft.version !== over) throw refusal(409);
        const values = Object.entries(Object(JSON.parse(fields)));
        server.draft = { version, at, base, files, fields: values.map(([name, value]) => ({ name, value })) };
        if (server.losesAnswers) throw refusal(0);
        return found();
      },
      remove: async (version: string) => {
        await meet('remove');
        if (server.draft?.version === version) server.draft = undefined;
      },
    },
  });
}

const titleOn = ({ draft }: { draft: FormDraft | undefined }) => draft?.fields[0]?.value;
const typed = (title: string) => ({ fields: { title } });
const pass = (milliseconds = sendMs) => vi.advanceTimersByTimeAsync(milliseconds);
const browser = () => ({
  isOwn: (_version: string) => false,
  isWaiting: (_version: string) => false,
  onSend: vi.fn<(version: string) => void>(),
});

const isBefore = (version: string): boolean => version === 'before';

async function open(server: ReturnType<typeof serverOf>, own = browser()) {
  const sync = createDraftSync(server.calls, own);
  await sync.look();
  return sync;
}

test('input is sent a moment after the last key, and at once when the page is left', async () => {
  const server = serverOf();
  const own = browser();
  const sync = await open(server, own);
  sync.keep(typed('a'), false);
  await pass(sendMs - 1);
  sync.keep(typed('ab'), false);
  await pass(sendMs - 1);
  expect(server.asked).toEqual(['read']);
  await pass(1);
  expect(server.asked).toEqual(['read', 'save {"title":"ab"}']);
  expect(own.onSend.mock.calls).toEqual([[server.draft?.version]]);
  sync.keep(typed('abc'), false);
  sync.flush(true);
  await pass(0);
  expect(server.asked.at(-1)).toBe('save {"title":"abc"} lasting');
  sync.keep(typed('abcd'), false);
  sync.end();
  await pass(0);
  expect(titleOn(server)).toBe('abcd');
});

test('descriptions of pictures stay in the browser', async () => {
  const server = serverOf();
  const sync = await open(server);
  const words = { image: 'Avlu' };
  sync.keep({ fields: {}, words }, false);
  await pass();
  expect(server.asked).toEqual(['read']);
  sync.keep({ ...typed('Çatı'), words }, false);
  await pass();
  expect(server.draft).toMatchObject({ fields: [{ name: 'title', value: 'Çatı' }], files: [] });
  sync.keep({ fields: {}, words }, false);
  await pass();
  expect(server.draft).toBeUndefined();
});

test('a saved draft is deleted, and input typed while saving stays', async () => {
  const server = serverOf();
  const sync = await open(server);
  sync.keep(typed('saved'), false);
  await pass();
  sync.keep(typed('saved, and more'), false);
  // The save has completed: only the difference is left.
  sync.keep(typed('more'), false);
  await pass();
  expect(titleOn(server)).toBe('more');
  sync.keep(null, false);
  await pass(0);
  expect(server.draft).toBeUndefined();
});

test('a draft that is being sent during a save is deleted afterwards', async () => {
  const server = serverOf();
  const sync = await open(server);
  const gate = Promise.withResolvers<void>();
  server.gate = gate.promise;
  sync.keep(typed('a'), false);
  await pass();
  sync.keep(null, false);
  gate.resolve();
  await pass(0);
  expect(server.draft).toBeUndefined();
});

test('a draft from elsewhere is offered, and is not replaced until that is answered', async () => {
  const server = serverOf();
  server.elsewhere('theirs', 'Onunki');
  const sync = await open(server);
  expect(sync.read().foreign?.version).toBe('theirs');
  sync.keep(typed('mine'), true);
  await pass();
  sync.keep(null, false);
  await pass();
  expect(titleOn(server)).toBe('Onunki');
  // It was opened, and edited further.
  sync.keep(typed('both'), false);
  expect(sync.read().foreign).toBeUndefined();
  await pass();
  expect(titleOn(server)).toBe('both');
});

test('a dismissed draft is deleted, but not one that arrived in the meantime', async () => {
  const server = serverOf();
  server.elsewhere('theirs', 'Onunki');
  const sync = await open(server);
  server.elsewhere('later', 'Sonraki');
  sync.answer('deleted');
  await pass(0);
  expect(titleOn(server)).toBe('Sonraki');
  sync.keep(typed('mine'), false);
  await pass();
  expect([titleOn(server), sync.read().foreign?.version]).toEqual(['Sonraki', 'later']);
  sync.answer('deleted');
  sync.keep(typed('mine'), false);
  await pass();
  expect(titleOn(server)).toBe('mine');
});

test('a draft from another device is offered to somebody who is typing', async () => {
  const server = serverOf();
  const sync = await open(server);
  sync.keep(typed('mine'), false);
  await pass();
  server.elsewhere('theirs', 'Onunki');
  sync.keep(typed('mine too'), false);
  await pass();
  expect([titleOn(server), sync.read().foreign?.version]).toEqual(['Onunki', 'theirs']);
});

test('a draft whose response was lost is not mistaken for one from elsewhere', async () => {
  const server = serverOf();
  const sync = await open(server);
  server.losesAnswers = true;
  sync.keep(typed('a'), false);
  await pass();
  server.losesAnswers = false;
  sync.keep(typed('ab'), false);
  await pass();
  expect([titleOn(server), sync.read().foreign]).toEqual(['ab', undefined]);
});

test('a draft that this browser sent before the page was closed is not from elsewhere', async () => {
  const server = serverOf();
  server.elsewhere('before', 'Yarım');
  const sync = await open(server, { ...browser(), isOwn: isBefore });
  expect(sync.read().foreign).toBeUndefined();
  sync.keep(typed('mine'), false);
  await pass();
  expect(titleOn(server)).toBe('mine');
  // Another tab has its own now.
  server.elsewhere('before', 'Yarım');
  await sync.look();
  expect(sync.read().foreign?.version).toBe('before');
});

test('an own draft that awaits an answer is neither replaced nor deleted', async () => {
  const server = serverOf();
  server.elsewhere('before', 'Yarım');
  const sync = await open(server, { ...browser(), isOwn: isBefore, isWaiting: isBefore });
  sync.keep(typed('beside'), true);
  await pass();
  sync.keep(null, true);
  await pass();
  expect(server.asked).toEqual(['read']);
  sync.keep(null, false);
  await pass(0);
  expect(server.asked).toEqual(['read', 'remove']);
});

test('an own draft that is deleted before the server has answered is deleted there too', async () => {
  const server = serverOf();
  server.elsewhere('before', 'Yarım');
  const own = { ...browser(), isOwn: isBefore };
  const sync = createDraftSync(server.calls, own);
  sync.begin();
  sync.keep(null, false);
  await pass(0);
  expect(server.draft).toBeUndefined();

  server.elsewhere('theirs', 'Onunki');
  const other = createDraftSync(server.calls, own);
  other.begin();
  other.keep(null, false);
  await pass(0);
  expect([titleOn(server), other.read().foreign?.version]).toEqual(['Onunki', 'theirs']);
});

test('an opened draft is deleted once it is saved, also while another one awaits an answer', async () => {
  const server = serverOf();
  server.elsewhere('theirs', 'Onunki');
  const sync = await open(server);
  sync.answer('opened');
  sync.keep(typed('theirs, and more'), true);
  sync.keep(null, true);
  await pass();
  expect([server.draft, server.asked]).toEqual([undefined, ['read', 'remove']]);
});

test('of two drafts the opened one from elsewhere stays on the server while the other awaits an answer', async () => {
  const server = serverOf();
  server.elsewhere('theirs', 'Onunki');
  const sync = await open(server);
  sync.answer('opened');
  sync.keep(typed('theirs, and more'), true);
  await pass();
  expect([titleOn(server), sync.read().foreign]).toEqual(['Onunki', undefined]);
  sync.keep(typed('theirs, and more'), false);
  await pass();
  expect(titleOn(server)).toBe('theirs, and more');
});

test('without a connection it is retried, and at once when the connection is back', async () => {
  const server = serverOf();
  server.fails = 0;
  const sync = await open(server);
  sync.keep(typed('a'), false);
  await pass();
  await pass(10_000);
  expect(server.asked).toEqual(['read', 'read', 'read']);
  server.fails = undefined;
  sync.flush();
  await pass(0);
  expect(titleOn(server)).toBe('a');
});

test('a draft that the server refuses is not sent again and again', async () => {
  const server = serverOf();
  const sync = await open(server);
  server.fails = 400;
  sync.keep(typed('a'), false);
  await pass();
  await pass(60_000);
  expect(server.asked).toEqual(['read', 'save {"title":"a"}']);
});

test('a check that started before a request is ignored', async () => {
  const server = serverOf();
  const sync = await open(server);
  const gate = Promise.withResolvers<void>();
  server.gate = gate.promise;
  server.elsewhere('theirs', 'Onunki');
  const looking = sync.look();
  server.draft = undefined;
  server.gate = undefined;
  sync.keep(typed('a'), false);
  await pass();
  gate.resolve();
  await looking;
  expect([titleOn(server), sync.read().foreign]).toEqual(['a', undefined]);
});

test('of a local draft and one from elsewhere the newer is offered', () => {
  const here = { fields: {}, at: '2026-03-02T09:00:00.000Z' };
  const elsewhere = { fields: {}, at: '2026-03-02T09:00:01.000Z', elsewhere: true };
  expect(newerOf(here, elsewhere)).toBe(elsewhere);
  expect(newerOf({ ...here, at: elsewhere.at }, elsewhere)).toMatchObject({ at: elsewhere.at });
  expect(newerOf({ ...here, at: '2026-03-02T09:00:02.000Z' }, elsewhere)).not.toBe(elsewhere);
  expect(newerOf(undefined, elsewhere)).toBe(elsewhere);
  expect(newerOf(here, undefined)).toBe(here);
});
