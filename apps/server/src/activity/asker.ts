import { AsyncLocalStorage } from 'node:async_hooks';
import type { Origin } from '../auth/signIn/device.ts';

/** Who asks for a write, and from where. */
export type Asking = { userId: string; name: string; origin: Origin };

const asking = new AsyncLocalStorage<Asking>();

/** Runs what a request asks for, so that what it writes knows who asked. */
export const whileAsking = <T>(asker: Asking, work: () => T): T => asking.run(asker, work);

/** Who asks for what is being written; undefined where the server writes by itself. */
export const askerNow = (): Asking | undefined => asking.getStore();
