import type { MailFault } from '@vitrin/contract/settings/mail';
import type { FastifyBaseLogger } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import { leaseMs, openLeases } from '../store/leases.ts';
import type { MailLetterRow, Tables } from '../store/schema.ts';
import { isLetterKind, type LetterSources, letterMakers } from './letterMakers.ts';
import { oldestLetterMs, queueLetters, toldKinds } from './letterQueue.ts';
import type { GivenMailServer, MailServer } from './mailServer.ts';
import { readMailSetup, takeDigest } from './mailSetup.ts';
import { dayIn, isMorning } from './morning.ts';
import type { SendLetter } from './sendLetter.ts';

/** How often each process checks for due letters; queueing a letter wakes its own process at once. */
const lookEveryMs = 10_000;

const minuteMs = 60_000;

/** The pause after each failed attempt; after the last one a letter is given up. */
const pausesMs = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * minuteMs);

/**
 * Whether a letter's time has come. One from the future, or with a longer pause than there is, was written while the
 * clock ran ahead: it would wait until then.
 */
const isDue = (now: Date) => (letter: ExpressionBuilder<Tables, 'mailLetter'>) =>
  letter.or([
    letter('dueAt', '<=', now),
    letter('dueAt', '>', new Date(now.getTime() + Math.max(...pausesMs))),
    letter('createdAt', '>', now),
  ]);

/** The number of attempts, over about seventeen hours. */
export const mostTries = pausesMs.length + 1;

/** Letters behind one that the server did not accept are tried again after this time at the latest. */
const longestStopMs = 15 * minuteMs;

/** Faults of the server and not of the letter: the next letter would fail in the same way. */
const ofServer: ReadonlySet<MailFault> = new Set<MailFault>([
  'notSet',
  'hostNotFound',
  'refused',
  'timeout',
  'tls',
  'credentials',
  'sender',
  'broken',
]);

/** Why a letter failed. */
type Fault = { fault: MailFault; lasting: boolean };

/** The worker that sends letters; across processes one is active at a time. */
export type MailWorker = {
  /** Checks soon; to be called after queueing. */
  wake: () => void;
  /** Checks now, and resolves when nothing is due any more. */
  look: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Sends queued letters, from one process at a time, and queues the digest in the morning. An attempt is counted before
 * it is made: a letter whose process ends during it is sent again later, so that it may arrive twice but is never lost,
 * and a letter that crashes processes does so a few times at most.
 */
export function deliverMail(
  options: LetterSources & {
    given: GivenMailServer | undefined;
    send: SendLetter;
    log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  },
): MailWorker {
  const { store, clock, given, send, log } = options;
  const leases = openLeases(store, clock);
  const end = new AbortController();

  async function queueDigest(): Promise<void> {
    const now = clock.now();
    if (!isMorning(now)) return;
    const { server, digest, digestDay, recipients } = await readMailSetup(store.read, given);
    const day = dayIn(now);
    if (server === undefined || !digest || digestDay === day) return;
    const letters = recipients.map((recipient) => ({ kind: 'digest' as const, recipient, about: day }));
    await store.write(async (writer) => {
      if (await takeDigest(writer, day)) await queueLetters(writer, letters, now);
    });
  }

  const nextDue = (): Promise<MailLetterRow | undefined> =>
    store.read
      .selectFrom('mailLetter')
      .selectAll()
      .where('state', '=', 'queued')
      .where(isDue(clock.now()))
      .orderBy('dueAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();

  /** Counts an attempt; false if another process has the letter. */
  async function claim({ id, tries, createdAt: stored }: MailLetterRow): Promise<boolean> {
    const now = clock.now();
    const dueAt = new Date(now.getTime() + (pausesMs[tries] ?? pausesMs.at(-1) ?? 0));
    const createdAt = stored > now ? now : stored;
    const claimed = await store.write((writer) =>
      writer
        .updateTable('mailLetter')
        .set({ tries: tries + 1, dueAt, createdAt })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .where('tries', '=', tries)
        .returning('id')
        .executeTakeFirst(),
    );
    return claimed !== undefined;
  }

  /** Removes a letter after its attempt, unless it was asked for again during it. */
  const drop = ({ id, tries }: MailLetterRow): Promise<unknown> =>
    store.write((writer) =>
      writer
        .deleteFrom('mailLetter')
        .where('id', '=', id)
        .where('tries', '=', tries + 1)
        .execute(),
    );

  /** Tries a letter again after a while, as if this attempt had not been made. */
  const postpone = ({ id, tries }: MailLetterRow): Promise<unknown> =>
    store.write((writer) =>
      writer
        .updateTable('mailLetter')
        .set({ tries, dueAt: new Date(clock.now().getTime() + longestStopMs) })
        .where('id', '=', id)
        .where('tries', '=', tries + 1)
        .execute(),
    );

  async function settle(row: MailLetterRow, outcome: Fault | undefined): Promise<void> {
    const tries = row.tries + 1;
    const failed = outcome !== undefined && (outcome.lasting || tries >= mostTries);
    const over = outcome === undefined || failed;
    if (failed) log.warn(`A letter was given up after ${tries} tries: ${outcome.fault}`);
    // Nobody looks at these any more, and password links should leave no trace.
    if (over && !toldKinds.includes(row.kind)) {
      await drop(row);
      return;
    }
    await store.write((writer) =>
      writer
        .updateTable('mailLetter')
        .set({
          state: outcome === undefined ? 'sent' : failed ? 'failed' : 'queued',
          fault: outcome?.fault ?? '',
          updatedAt: clock.now(),
        })
        .where('id', '=', row.id)
        .execute(),
    );
  }

  /**
   * Postpones everything that is due, so that a server that is down or refuses a password is not contacted for each
   * letter, and gives up old letters.
   */
  async function holdBack({ tries }: MailLetterRow, fault: MailFault): Promise<void> {
    const now = clock.now();
    const pause = Math.min(pausesMs[tries] ?? longestStopMs, longestStopMs);
    const old = new Date(now.getTime() - oldestLetterMs);
    await store.write(async (writer) => {
      await writer
        .updateTable('mailLetter')
        .set({ state: 'failed', fault, updatedAt: now })
        .where('state', '=', 'queued')
        .where('kind', 'in', toldKinds)
        .where('createdAt', '<', old)
        .execute();
      await writer
        .deleteFrom('mailLetter')
        .where('state', '=', 'queued')
        .where('kind', 'not in', toldKinds)
        .where('createdAt', '<', old)
        .execute();
      await writer
        .updateTable('mailLetter')
        .set((letter) => ({
          dueAt: new Date(now.getTime() + pause),
          createdAt: letter.case().when('createdAt', '>', now).then(now).else(letter.ref('createdAt')).end(),
        }))
        .where('state', '=', 'queued')
        .where(isDue(now))
        .execute();
    });
  }

  /** Sends one letter; returns why it could not be sent. */
  async function deliver(row: MailLetterRow): Promise<Fault | undefined> {
    // Read for each letter, since the settings may change at any time.
    const { server } = await readMailSetup(store.read, given);
    if (server === undefined) {
      const outcome = { fault: 'notSet', lasting: false } as const;
      await settle(row, outcome);
      return outcome;
    }
    return write(row, server);
  }

  async function write(row: MailLetterRow, server: MailServer): Promise<Fault | undefined> {
    const made = isLetterKind(row.kind) ? await letterMakers[row.kind](options, row) : undefined;
    const isOld = clock.now().getTime() - row.createdAt.getTime() > oldestLetterMs;
    if (made === undefined || (made === 'later' && isOld)) {
      await drop(row);
      return undefined;
    }
    if (made === 'later') {
      await postpone(row);
      return undefined;
    }
    const outcome = await send(server, made.letter, end.signal);
    if (outcome !== undefined) await made.unsent?.();
    await settle(row, outcome);
    return outcome;
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      if (end.signal.aborted || !(await leases.take('mail'))) return;
      const row = await nextDue();
      if (row === undefined) return;
      if (!(await claim(row))) continue;
      const outcome = await deliver(row);
      if (outcome !== undefined && ofServer.has(outcome.fault)) {
        await holdBack(row, outcome.fault);
        return;
      }
    }
  }

  async function look(): Promise<void> {
    await queueDigest();
    if ((await nextDue()) === undefined || !(await leases.take('mail'))) return;
    // A slow server takes longer than a lease.
    const beat = setInterval(() => void leases.take('mail').catch(() => false), leaseMs / 3);
    try {
      await sendDue();
    } finally {
      clearInterval(beat);
      await leases.release('mail');
    }
  }

  const lookNow = async (): Promise<void> => {
    if (end.signal.aborted) return;
    await look().catch((error: unknown) => {
      if (!end.signal.aborted) log.error({ err: error }, 'Could not send what is queued');
    });
  };
  let running = Promise.resolve();
  let waiting = 0;
  const lookAfter = async (before: Promise<void>): Promise<void> => {
    await before;
    waiting -= 1;
    // One check covers everything that was queued before it.
    if (waiting === 0) await lookNow();
  };
  const again = (): Promise<void> => {
    waiting += 1;
    running = lookAfter(running);
    return running;
  };
  const timer = setInterval(() => void again(), lookEveryMs);
  timer.unref();
  return {
    wake: () => void again(),
    look: again,
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await running;
    },
  };
}
