import { beforeEach, expect, test, vi } from 'vitest';
import { openJournal, waitingAtMost } from './journal.ts';

const isWords = (value: unknown): value is string => typeof value === 'string';
const stored = new Map<string, string>();
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const onFull = vi.fn<() => void>();
const open = (name = 'a', owner: string | undefined = 'ayse') => openJournal(owner, name, isWords, onFull);

/** Types in a visit of its own. */
function type(words: string) {
  const journal = open();
  journal.keep(words);
  vi.runAllTimers();
  return journal;
}

/** Answers what a visit finds. */
function answer(journal: ReturnType<typeof open>, by: 'opened' | 'deleted') {
  const found = journal.read();
  if (found !== undefined) journal.answer(found, by);
  return found?.value;
}

/** What is stored, in the order in which later visits find it. */
function findAll() {
  const all: string[] = [];
  const journal = open();
  for (let found = journal.read(); found; found = journal.read()) {
    all.push(found.value);
    journal.answer(found, 'opened');
  }
  return all;
}

test('a draft that waits to be stored is not lost to that of another subject', () => {
  const [a, b] = [open('a'), open('b')];
  a.keep('Avlu');
  b.keep('Havuz');
  vi.runAllTimers();
  expect([...stored.keys()]).toEqual(['draft.ayse.a', 'draft.ayse.b']);

  // One is saved while the other one is being typed.
  b.keep('Havuzlu avlu');
  a.keep(null);
  page.dispatchEvent(new Event('pagehide'));
  expect([...stored.keys()]).toEqual(['draft.ayse.b']);
  expect(stored.get('draft.ayse.b')).toContain('Havuzlu avlu');
});

test('a draft that is not answered stays below what is typed beside it', () => {
  type('Avlu').keep('Taş avlu');
  vi.runAllTimers();
  open().keep(null);
  expect(findAll()).toEqual(['Taş avlu']);
  type('Havuz').keep(null);
  expect(findAll()).toEqual(['Taş avlu']);
  type('Havuz');
  type('Bahçe');
  expect(findAll()).toEqual(['Bahçe', 'Havuz', 'Taş avlu']);
});

test('only the draft that is found is answered, and the next older one is found', () => {
  type('Avlu');
  type('Havuz');
  const journal = type('Bahçe');
  expect(answer(journal, 'opened')).toBe('Havuz');
  journal.keep('Havuzlu bahçe');
  vi.runAllTimers();
  expect(findAll()).toEqual(['Havuzlu bahçe', 'Avlu']);
  // What is typed outlives the draft that is deleted below it.
  expect(answer(journal, 'deleted')).toBe('Avlu');
  expect(journal.read()).toBeUndefined();
  expect(findAll()).toEqual(['Havuzlu bahçe']);
  journal.keep(null);
  expect(findAll()).toEqual([]);
});

test('an opened draft is stored until it is stored as what is typed', () => {
  type('Avlu');
  const journal = open();
  answer(journal, 'opened');
  expect(findAll()).toEqual(['Avlu']);
  journal.keep('Avlu');
  vi.runAllTimers();
  expect(findAll()).toEqual(['Avlu']);
});

test('of what another visit has stored meanwhile nothing is lost, and nothing comes back', () => {
  const saving = type('Avlu');
  const later = open();
  later.keep('Havuz');
  vi.runAllTimers();
  saving.keep(null);
  expect(findAll()).toEqual(['Havuz']);
  later.keep('Havuzlu avlu');
  vi.runAllTimers();
  expect(findAll()).toEqual(['Havuzlu avlu']);
});

test('what is typed is stored for a later visit if another draft takes its place', () => {
  type('Avlu');
  const journal = open();
  vi.advanceTimersByTime(1_000);
  journal.keep('Havuz');
  journal.setAside();
  answer(journal, 'opened');
  journal.keep('Taş avlu');
  vi.runAllTimers();
  journal.keep(null);
  expect(findAll()).toEqual(['Havuz']);
});

test('a visit that has ended changes what it stored itself, and not what a later one made of it', () => {
  const first = type('Avlu');
  first.close();
  first.keep('Taş avlu');
  vi.runAllTimers();
  expect(findAll()).toEqual(['Taş avlu']);
  const later = open();
  answer(later, 'opened');
  later.keep('Taş avlu ve havuz');
  vi.runAllTimers();
  first.keep('Taş');
  vi.runAllTimers();
  expect(findAll()).toEqual(['Taş avlu ve havuz']);
  first.keep(null);
  expect(findAll()).toEqual(['Taş avlu ve havuz']);
});

test('when too many drafts await an answer, what is typed beside them is not stored, and that is told', () => {
  for (let count = 0; count < waitingAtMost; count += 1) type(`${count}`);
  expect(onFull).not.toHaveBeenCalled();
  const journal = type('Havuz');
  journal.keep('Havuzlu avlu');
  vi.runAllTimers();
  expect(onFull).toHaveBeenCalledOnce();
  expect([journal.typed(), findAll().at(0), findAll().length]).toEqual([
    'Havuzlu avlu',
    `${waitingAtMost - 1}`,
    waitingAtMost,
  ]);
  answer(journal, 'deleted');
  expect([findAll().at(0), findAll().length]).toEqual(['Havuzlu avlu', waitingAtMost]);
});

test('a version belongs to the draft that was sent as it, and to no other one', () => {
  const sent = type('Avlu');
  sent.tag('1');
  sent.keep('Avlu ve havuz');
  vi.runAllTimers();
  expect([open().wasSentAs('1'), open().wasSentAs('2')]).toEqual([true, false]);

  // Another tab has stored its own.
  type('Bahçe');
  sent.tag('2');
  expect([open().wasSentAs('1'), open().wasSentAs('2')]).toEqual([false, true]);
  expect(findAll().toSorted()).toEqual(['Avlu ve havuz', 'Bahçe']);
});

test('what one person has typed is found by nobody else, and by that person again', () => {
  type('Avlu');
  const hers = open('a', 'elif');
  expect(hers.read()).toBeUndefined();
  hers.keep('Havuz');
  vi.runAllTimers();
  expect(findAll()).toEqual(['Avlu']);
  hers.keep(null);
  expect(open('a', 'elif').read()).toBeUndefined();
  expect(findAll()).toEqual(['Avlu']);
});

test('what nobody is known to have typed is neither stored nor found', () => {
  // As version 0.1.0 stored it.
  stored.set('draft.a', JSON.stringify({ value: 'Avlu', at: '2026-11-27T10:00:00.000Z' }));
  expect(open().read()).toBeUndefined();
  const journal = openJournal(undefined, 'a', isWords, onFull);
  journal.keep('Havuz');
  vi.runAllTimers();
  expect(journal.typed()).toBe('Havuz');
  expect(stored.size).toBe(0);
});
