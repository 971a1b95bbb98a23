import { argon2Sync } from 'node:crypto';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type AppOptions, buildApp } from '../app.ts';
import { addAccount } from '../auth/accounts.ts';
import { type Clock, systemClock } from '../clock.ts';
import { deliverMail, type MailWorker } from '../mail/deliverMail.ts';
import { showLiveReference } from '../http/reference/apiDocs.ts';
import type { SendLetter } from '../mail/sendLetter.ts';
import { openLocalStorage } from '../media/storage/localStorage.ts';
import { type Media, openMedia } from '../media/openMedia.ts';
import type { Engine } from '../store/columns.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { picturesHere } from './picturesHere.ts';
import { openTestStore } from './testStore.ts';

/** The only account of a test's application. */
export const testAdmin = { email: 'admin@example.com', password: 'only-for-tests-1' } as const;

/** An application on a fresh store, with a signed-in admin. */
export type TestApp = {
  app: FastifyInstance;
  /** A token of the admin. */
  token: string;
  store: Store;
  media: Media;
  /** The worker that sends queued letters; none without `sendLetter`. */
  mail: MailWorker | undefined;
  folder: string;
  /** Another application on the same database, like a second process, or this one after a restart. */
  openAnother: () => Promise<FastifyInstance>;
  close: () => Promise<void>;
};

export type TestAppOptions = {
  clock?: Clock;
  engine?: Engine;
  rateLimit?: 'on' | 'off';
  publicUrl?: string;
  trustedProxies?: readonly string[];
  log?: FastifyBaseLogger;
  /** Receives the letters, sent directly or from the queue. */
  sendLetter?: SendLetter;
  /** The address that letters link to; `publicUrl` by default. */
  lettersUrl?: string;
  /** Further options of the application. */
  parts?: Partial<AppOptions>;
};

let adminHash: string | undefined;

/** A cheap hash: tests that are not about passwords should not wait for one. */
function cheapHash(password: string): string {
  const nonce = Buffer.from('only-for-tests');
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

/** Opens an application on a fresh temporary store, without demo content; `close` leaves nothing behind. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { clock = systemClock, rateLimit = 'off', publicUrl, trustedProxies } = options;
  const { store, folder, databaseUrl, close: closeStore } = await openTestStore(options.engine, clock);
  const log = options.log ?? pino({ level: 'silent' });
  const storage = await openLocalStorage(path.join(folder, 'pictures'));
  const media = openMedia({ store, storage, log, process: picturesHere });
  adminHash ??= cheapHash(testAdmin.password);
  const passwordHash = adminHash;
  await store.write((writer) =>
    addAccount(
      writer,
      { name: 'Elif', surname: 'Karaca', email: testAdmin.email, passwordHash, role: 'owner' },
      clock,
    ),
  );
  const uploadFolder = path.join(folder, 'uploads');
  const { sendLetter, lettersUrl = publicUrl } = options;
  const worker =
    sendLetter &&
    deliverMail({ store, clock, publicUrl: lettersUrl, given: undefined, send: sendLetter, log });
  const mail = worker &&
    sendLetter && { mail: { given: undefined, publicUrl: lettersUrl, send: sendLetter, wake: worker.wake } };
  const facts = {
    media,
    clock,
    uploadFolder,
    publicUrl,
    trustedProxies,
    rateLimit,
    log,
    // An injected request waits for the end of its response.
    watch: { lastMs: 20 },
    reference: showLiveReference,
    ...mail,
    ...options.parts,
  };
  const app = await buildApp({ store, ...facts });
  const others: (() => Promise<void>)[] = [];
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: testAdmin });
  const { token } = login.json<{ token: string }>();

  return {
    app,
    token,
    store,
    media,
    mail: worker,
    folder,
    openAnother: async () => {
      const same = await openStore({ folder, databaseUrl, clock });
      const another = await buildApp({ ...facts, store: same });
      others.push(async () => {
        await another.close();
        await same.close();
      });
      return another;
    },
    close: async () => {
      await Promise.all(others.map((closeOther) => closeOther()));
      await app.close();
      await worker?.stop();
      await media.close();
      await closeStore();
    },
  };
}
