import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { besideThis } from '../../besideThis.ts';
import { fold } from '@vitrin/contract/text/turkish';
import { refusals } from '@vitrin/contract/errors/refusals';
import { z } from 'zod';
import { createPasswordTurns } from './passwordTurns.ts';

/** Why a password is easy to guess: it is common, or derived from facts about the person and the company. */
export type Weakness = 'common' | 'personal';

/** What a stranger can know about the owner of a password. */
export type KnownFacts = { companyName: string; email: string; name: string; surname: string };

const sentences = {
  common: refusals.passwordCommon(),
  personal: refusals.passwordPersonal(),
} as const satisfies Record<Weakness, string>;

const answer = z.enum(['common', 'personal']).nullable();

/** Passwords are rarely changed at the same time; the checks share one thread of 30 MB. */
const inTurn = createPasswordTurns({ atOnce: 1, places: 8 });

/** How long the idle thread waits for another password before it exits. */
const idleMs = 10_000;
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * A message if a password would be among the first twenty million guesses of an attacker who knows the common ones and
 * the company; otherwise undefined. Checked in a thread of its own, which exits when idle: the list of common passwords
 * takes half a second to load, and 7 MB.
 */
export async function weaknessOf(password: string, facts: KnownFacts): Promise<string | undefined> {
  const weakness = await inTurn(async () => {
    clearTimeout(idle);
    const worker = (thread ??= startThread());
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
    worker.postMessage({ password: fold(password), facts: guessesFrom(facts) });
    const [message]: unknown[] = await once(worker, 'message');
    // An idle thread must not keep the process alive.
    worker.unref();
    idle = setTimeout(() => void endThread(worker), idleMs).unref();
    return answer.parse(message);
  });
  return weakness === null ? undefined : sentences[weakness];
}

function startThread(): Worker {
  const started = new Worker(besideThis(import.meta.url, 'weakPassword.worker'), {
    // The server's own options, such as those of a test runner, may not apply to a worker.
    execArgv: [],
  });
  started.once('exit', () => {
    if (thread === started) thread = undefined;
  });
  return started;
}

async function endThread(worker: Worker): Promise<void> {
  if (thread === worker) thread = undefined;
  await worker.terminate();
}

const separators = ['', ' ', '-', '.', '_'] as const;
const maxWords = 8;

/** Each fact as a whole, word by word, and its first words joined, as people use them in passwords. */
function guessesFrom({ companyName, email, name, surname }: KnownFacts): string[] {
  const phrases = [companyName, email, `${name} ${surname}`, `${surname} ${name}`].map((fact) =>
    fold(fact)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .slice(0, maxWords),
  );
  const beginnings = phrases.flatMap((words) =>
    words.flatMap((_word, index) => separators.map((separator) => words.slice(0, index + 1).join(separator))),
  );
  return [...new Set([fold(email), ...phrases.flat(), ...beginnings])].filter((guess) => guess.length > 2);
}
