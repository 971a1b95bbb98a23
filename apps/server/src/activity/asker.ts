import { AsyncLocalStorage } from 'node:async_hooks';
import type { Origin } from '../auth/signIn/device.ts';

/** Who requested a write, and from where. */
export type Asking = { userId: string; name: string; origin: Origin };

const asking = new AsyncLocalStorage<Asking>();

/** Runs the work of a request with its caller in an async context, so that writes can record who asked. */
export const whileAsking = <T>(asker: Asking, work: () => T): T => asking.run(asker, work);

/** Runs work of the server's own, whichever request happened to start it or to set its timer. */
export const whileNobodyAsks = <T>(work: () => T): T => asking.exit(work);

/** The caller behind the current write; undefined for writes that the server makes on its own. */
export const askerNow = (): Asking | undefined => asking.getStore();
