import { accountCalls } from './accountCalls.ts';
import type { Calls } from './call.ts';
import { kindCalls } from './kindCalls.ts';
import { pageCalls } from './pageCalls.ts';

/** Exactly the calls of product 8.2 and later. Responses that it does not specify deliberately differ from ours. */
export const calls: Calls = { ...accountCalls, ...pageCalls, ...kindCalls };
