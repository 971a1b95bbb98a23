import { ourClient } from '../api.ts';
import { keys } from '../queryClient.ts';

/** Reads how far the set-up is, and what the site has already. */
export const setupQuery = {
  queryKey: keys.setup,
  queryFn: ({ signal }: { signal: AbortSignal }) => ourClient.setup.read({ signal }),
  // Whoever comes back has done something of the list.
  staleTime: 0,
} as const;

/** Reads what a demo has left. */
export const demoContentQuery = {
  queryKey: keys.demoContent,
  queryFn: ({ signal }: { signal: AbortSignal }) => ourClient.demoContent.read({ signal }),
  staleTime: 0,
} as const;
