import { activityPage } from '@vitrin/contract/history/activity';
import type { activityEndpoints } from '@vitrin/contract/endpoints/activity';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import type { AnswersOf } from '../asked.ts';
import { activities } from '../fixtures/activity.ts';

/** The activity log, which never changes. */
export const activityAnswers = (): AnswersOf<typeof activityEndpoints> => ({
  activity: {
    list: ({ query: { before, user, kind, day } }) => {
      const found = activities.filter(
        (each) =>
          (user === undefined || each.userId === user) &&
          (kind === undefined || each.kind === kind) &&
          (day === undefined || dayInIstanbul(new Date(each.at)) === day),
      );
      const place = before === undefined ? 0 : found.findIndex(({ id }) => id === before) + 1;
      return before !== undefined && place === 0 ? [] : found.slice(place, place + activityPage);
    },
  },
});
