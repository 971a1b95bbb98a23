import { cacheKeys } from './cacheKeys.ts';
import { depths } from './depths.ts';
import { htmlTexts } from './htmlTexts.ts';
import type { Kind } from './kind.ts';
import { linkCards } from './linkCards.ts';
import { multipart } from './multipart.ts';
import { patterns } from './patterns.ts';
import { rawRequests } from './rawRequests.ts';
import { referenceRequests } from './referenceRequests.ts';
import { guesses, signInsAtOnce } from './signIns.ts';
import { sizes } from './sizes.ts';
import { slowClients } from './slowClients.ts';
import { unreadLists } from './unreadLists.ts';
import { uploads } from './uploads.ts';

/** Sent to a server without rate limits, so that every request is processed. */
export const openKinds: readonly Kind[] = [
  patterns,
  depths,
  sizes,
  rawRequests,
  multipart,
  cacheKeys,
  linkCards,
  signInsAtOnce,
  htmlTexts,
  slowClients,
  uploads,
];

/** Sent last, as it changes the admin's password, which ends other sessions; only in long runs. */
export const longKinds: readonly Kind[] = [referenceRequests];

/** Sent to a server as in production, behind a proxy that reports visitors' addresses. */
export const limitedKinds: readonly Kind[] = [unreadLists, guesses];
