import type { Setup } from '@vitrin/contract/operation/setup';
import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';

/** Loads the progress of the set-up, and what the site already has. */
export const setupQuery = {
  queryKey: keys.setup,
  queryFn: ({ signal }: { signal: AbortSignal }) => ourClient.setup.read({ signal }),
  // The user has probably completed an item since the last visit.
  staleTime: 0,
} as const;

/**
 * Whether the set-up is still to be begun. A site with a name of its own was set up before this set-up existed.
 */
export const isSetupAhead = ({ step, ended, checklist }: Setup): boolean =>
  step === null && !ended && !checklist.some(({ item, done }) => item === 'name' && done);

/** Whether the checklist is shown: until it is complete, and was dismissed. */
export const isListed = ({ dismissed, checklist }: Setup): boolean =>
  !dismissed || checklist.some(({ done }) => !done);

/** Loads the remains of a demo. */
export const demoContentQuery = {
  queryKey: keys.demoContent,
  queryFn: ({ signal }: { signal: AbortSignal }) => ourClient.demoContent.read({ signal }),
  staleTime: 0,
} as const;
