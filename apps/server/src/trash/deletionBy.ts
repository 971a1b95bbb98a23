import type { Viewer } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Deletion } from './putAway.ts';

/** A deletion made now. */
export const deletionBy = ({ user }: Viewer, clock: Clock): Deletion => ({
  now: clock.now(),
  by: user.fullName,
});
