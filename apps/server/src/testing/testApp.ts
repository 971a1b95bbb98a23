import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { addAccount } from '../auth/accounts.ts';
import { hashPassword } from '../auth/passwords.ts';
import { type Clock, systemClock } from '../clock.ts';
import { openLocalStorage } from '../media/localStorage.ts';
import { type Media, openMedia } from '../media/openMedia.ts';
import type { Engine } from '../store/columns.ts';
import type { Store } from '../store/openStore.ts';
import { openTestStore } from './testStore.ts';

/** The one account of a test's application. */
export const testAdmin = { email: 'admin@example.com', password: 'only-for-tests-1' } as const;

/** An application on a fresh store, with a signed-in admin. */
export type TestApp = {
  app: FastifyInstance;
  /** A token of the admin. */
  token: string;
  store: Store;
  media: Media;
  folder: string;
  close: () => Promise<void>;
};

export type TestAppOptions = {
  clock?: Clock;
  engine?: Engine;
  rateLimit?: 'on' | 'off';
  publicUrl?: string;
};

let adminHash: Promise<string> | undefined;

/** Opens an application on a fresh temporary store, without demo content; `close` leaves nothing behind. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { clock = systemClock, rateLimit = 'off', publicUrl } = options;
  const { store, folder, close: closeStore } = await openTestStore(options.engine, clock);
  const log = pino({ level: 'silent' });
  const media = openMedia({ store, storage: await openLocalStorage(path.join(folder, 'pictures')), log });
  adminHash ??= hashPassword(testAdmin.password);
  const passwordHash = await adminHash;
  await store.write((writer) =>
    addAccount(writer, { name: 'Elif', surname: 'Karaca', email: testAdmin.email, passwordHash }, clock),
  );
  const uploadFolder = path.join(folder, 'uploads');
  const app = await buildApp({ store, media, clock, uploadFolder, publicUrl, rateLimit, log });
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: testAdmin });
  const { token } = login.json<{ token: string }>();

  return {
    app,
    token,
    store,
    media,
    folder,
    close: async () => {
      await app.close();
      await media.close();
      await closeStore();
    },
  };
}
