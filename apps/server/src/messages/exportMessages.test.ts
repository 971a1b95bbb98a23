import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '../newId.ts';
import { openTestStore } from '../testing/testStore.ts';
import { testClock } from '../testing/testClock.ts';
import { exportMessages } from './exportMessages.ts';
import { messageKeys, untouched } from './messageWrites.ts';

const texts = { name: 'Işıl', email: '', subject: '', message: '', phone: '', place: '', size: '' };

test('a slow reader of many messages costs no more than of a few', async () => {
  const clock = testClock();
  const { store, close } = await openTestStore('sqlite', clock);
  onTestFinished(close);
  const rest = {
    page: '',
    aboutKind: '',
    aboutId: '',
    aboutTitle: '',
    form: 'contact',
    notice: '',
    campaign: {},
  };
  const times = { createdAt: clock.now(), updatedAt: clock.now() };
  for (let batch = 0; batch < 12; batch += 1) {
    const rows = Array.from({ length: 500 }, () => ({
      ...texts,
      ...rest,
      ...untouched,
      ...messageKeys(texts),
      ...times,
      id: newId(),
    }));
    await store.write((writer) => writer.insertInto('contactMessage').values(rows).execute());
  }
  const listeners: number[] = [];
  let lines = 0;
  const output = new Writable({
    highWaterMark: 1,
    write: (chunk, _encoding, done) => {
      listeners.push(output.listenerCount('close'));
      lines += String(chunk).split('\r\n').length - 1;
      setImmediate(done);
    },
  });
  await exportMessages(store, {}, output);
  expect(lines).toBe(6_001);
  expect(new Set(listeners).size).toBe(1);
});
