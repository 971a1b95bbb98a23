import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';
import type { Weakness } from './weakPassword.ts';

/**
 * The most guesses that a weak password withstands from an attacker who knows the common ones and the company. At 67
 * guesses an hour that takes thirty-four years.
 */
const fewGuesses = 20_000_000;

/** The time to check a password grows with the square of its length. */
const lookedAt = 64;

const question = z.object({ password: z.string(), facts: z.array(z.string()) });
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: lookedAt });

parentPort?.on('message', (message: unknown) => {
  const { password, facts } = question.parse(message);
  const { guesses, sequence } = judge.check(password, facts);
  const isPersonal = sequence.some((part) => part['dictionaryName'] === 'userInputs');
  const weakness: Weakness | null = guesses > fewGuesses ? null : isPersonal ? 'personal' : 'common';
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(weakness);
});
