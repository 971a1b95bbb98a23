import * as react from 'react';

/**
 * For developer tools React creates an error with its stack for each element, until it has counted 10,000 of them in a
 * second. Here the count is always full: stories that draw the whole panel take a quarter less time. Its warnings remain.
 */
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (!(internals instanceof Object)) throw new Error('React keeps its count of owner stacks somewhere else');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // React begins again from zero every second.
  },
});
