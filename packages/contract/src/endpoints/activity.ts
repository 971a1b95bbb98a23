import { z } from 'zod';
import { activity, activityQuery } from '../history/activity.ts';
import { define } from '../endpoint.ts';

/** The call of the activity log. */
export const activityEndpoints = {
  activity: {
    list: define({
      method: 'GET',
      path: '/activity',
      access: 'owner',
      tag: 'Activity',
      summary:
        'Who did what and from where, newest first: those before one, of a person, a sort or a day. Kept a year, and erased by nobody',
      query: activityQuery,
      answer: z.array(activity),
    }),
  },
} as const;
