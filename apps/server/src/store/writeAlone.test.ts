// @module-tag long
import { expect, onTestFinished, test } from 'vitest';
import { openTestStore } from '../testing/testStore.ts';
import { everyEngine } from '../testing/testEngines.ts';
import { storeFailureOf } from './storeFailure.ts';

test.runIf(everyEngine.includes('postgres'))(
  'while another process writes at length, what can be skipped is, and other work gives up',
  async () => {
    const { store, close } = await openTestStore('postgres');
    onTestFinished(close);
    let end: (() => void) | undefined;
    const begun = Promise.withResolvers<void>();
    const long = store.writeAtLength(async () => {
      begun.resolve();
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    await begun.promise;
    let skippable = 0;
    await store.writeIfFree(async () => {
      skippable += 1;
    });
    expect(skippable).toBe(0);
    const error: unknown = await store.writeAlone(async () => undefined).catch((thrown: unknown) => thrown);
    expect(storeFailureOf(error)).toBe('away');
    end?.();
    await long;
    await store.writeIfFree(async () => {
      skippable += 1;
    });
    expect(skippable).toBe(1);
  },
);
