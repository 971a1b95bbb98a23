import { systemClock } from '../clock.ts';
import { changeSetting, readSetting } from '../settings/documents.ts';
import { openStore } from '../store/openStore.ts';

/** A separate process for tests: opens the store in the given folder and increments a number that many times. */
const [folder = '', times = '0'] = process.argv.slice(2);

const store = await openStore({ folder, clock: systemClock });
for (let time = 0; time < Number(times); time += 1) {
  // Sequential writes, competing with those of other processes.
  await store.write(async (writer) => {
    const { count } = await readSetting(writer, 'demo');
    const next = typeof count === 'number' ? count + 1 : 1;
    await changeSetting(writer, 'demo', { count: next }, systemClock.now());
  });
}
await store.close();
