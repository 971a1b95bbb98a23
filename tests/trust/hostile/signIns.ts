import { type Amount, type Kind } from './kind.ts';
import { testAdmin } from '../../../apps/server/src/testing/testApp.ts';
import { inParallel, type Target } from './target.ts';

const atOnce = 60;

const signIn = (target: Target, email: string, password: string, from?: string) =>
  target.send({
    method: 'POST',
    path: '/api/auth/login',
    headers: from === undefined ? {} : { 'x-forwarded-for': from },
    body: JSON.stringify({ email, password }),
  });

/** Sixty concurrent sign-ins, each of which costs the memory and time of hashing a password. */
export const signInsAtOnce: Kind = {
  name: 'sign-ins at once',
  may: [200, 400, 401, 429, 503],
  attack: async (target, amount) => {
    for (let round = 0; round < (amount === 'long' ? 6 : 1); round += 1) {
      const tries = Array.from({ length: atOnce }, (_, index) => index);
      await inParallel(tries, atOnce, (index) =>
        signIn(target, `nobody${index}@ornek.example`, `${'p'.repeat(1_000)}${index}`),
      );
    }
    return [];
  },
};

/** How many guesses an account accepts per hour, from any addresses. */
const guessesPerHour = 100;

const guessCount = (amount: Amount): number => (amount === 'long' ? 600 : 150);

/** Guesses at one account's password, each from another address. */
export const guesses: Kind = {
  name: 'guesses from many addresses',
  may: [400, 401, 429, 503],
  attack: async (target, amount) => {
    let judged = 0;
    const tries = Array.from({ length: guessCount(amount) }, (_, index) => index);
    await inParallel(tries, 10, async (index) => {
      const from = `203.0.${Math.floor(index / 200)}.${index % 200}`;
      const { outcome } = await signIn(target, testAdmin.email, `guess ${index}`, from);
      if (outcome === 401) judged += 1;
    });
    return judged > guessesPerHour ? [`${judged} guesses at one account were judged`] : [];
  },
};
