import {
  type Activity,
  activityActs,
  activityPage,
  type ActivityQuery,
} from '@vitrin/contract/history/activity';
import { endpoints } from '@vitrin/contract/endpoints';
import { deviceOf } from '../auth/signIn/device.ts';
import { type Api, serve } from '../http/serve.ts';
import { namesOf } from '../namesOf.ts';
import type { Reader } from '../store/openStore.ts';
import type { ActivityRow } from '../store/schema.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Routes of the activity log, for owners. */
export function activityRoutes(api: Api): void {
  serve(api, endpoints.activity.list, ({ query }) => listActivity(api.store.read, query));
}

async function listActivity(reader: Reader, { before, user, kind, day }: ActivityQuery): Promise<Activity[]> {
  let rows = reader.selectFrom('activity').selectAll();
  if (user !== undefined) rows = rows.where('userId', '=', user);
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  // Turkey has been on UTC+3 all year since 2016.
  const begin = day === undefined ? undefined : new Date(`${day}T00:00:00.000+03:00`);
  if (begin !== undefined) {
    // Nothing was done on a day that is not in the calendar.
    if (Number.isNaN(begin.getTime())) return [];
    rows = rows.where('at', '>=', begin).where('at', '<', new Date(begin.getTime() + dayMs));
  }
  if (before !== undefined) {
    const last = await reader
      .selectFrom('activity')
      .select(['at', 'id'])
      .where('id', '=', before)
      .executeTakeFirst();
    // The entry that the page starts before is more than a year old by now and has been removed.
    if (last === undefined) return [];
    rows = rows.where((is) =>
      is.or([is('at', '<', last.at), is.and([is('at', '=', last.at), is('id', '<', last.id)])]),
    );
  }
  const found = await rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(activityPage).execute();
  return found.flatMap(activityOf);
}

/** A row as the API returns it; a row written by a later version is left out. */
function activityOf(row: ActivityRow): Activity[] {
  const { id, at, userId, madeBy: by, subject, title, address } = row;
  const kind = namesOf(activityActs).find((each) => activityActs[each].some((one) => one === row.act));
  const act = kind && activityActs[kind].find((one) => one === row.act);
  if (kind === undefined || act === undefined) return [];
  return [
    {
      id,
      at: at.toISOString(),
      kind,
      act,
      userId,
      by,
      subject,
      title,
      address,
      ...deviceOf(row.userAgent),
    },
  ];
}
