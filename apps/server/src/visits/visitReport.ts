import { limits } from '@vitrin/contract/limits';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import type { VisitDay, VisitReport } from '@vitrin/contract/operation/visits';
import { readSetting } from '../settings/documents.ts';
import type { Reader } from '../store/openStore.ts';
import type { SumKind } from './visitCounter.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Whether visits are counted: on by default. */
export const countsVisits = async (reader: Reader): Promise<boolean> =>
  (await readSetting(reader, 'visits'))['counting'] !== false;

/** The sums of the last thirty days. */
export async function readVisits(reader: Reader, now: Date): Promise<VisitReport> {
  const days = Array.from({ length: limits.shownVisitDays }, (_each, index) =>
    dayInIstanbul(new Date(now.getTime() - (limits.shownVisitDays - 1 - index) * dayMs)),
  );
  const [first = ''] = days;
  const rows = await reader
    .selectFrom('visitSum')
    .select((is) => ['day', 'kind', is.fn.sum('total').as('total')])
    .where('day', '>=', first)
    .where('kind', '!=', 'event')
    .groupBy(['day', 'kind'])
    .execute();
  const events = await reader
    .selectFrom('visitSum')
    .select(['day', 'name', 'total'])
    .where('day', '>=', first)
    .where('kind', '=', 'event')
    .execute();
  const sum = (day: string, kind: SumKind): number =>
    Number(rows.find((row) => row.day === day && row.kind === kind)?.total ?? 0);
  const event = (day: string, name: string): number =>
    events.find((row) => row.day === day && row.name === name)?.total ?? 0;
  const top = async (kind: SumKind) => {
    const found = await reader
      .selectFrom('visitSum')
      .select((is) => ['name', is.fn.sum('total').as('total')])
      .where('day', '>=', first)
      .where('kind', '=', kind)
      .groupBy('name')
      .orderBy('total', 'desc')
      .orderBy('name')
      .limit(limits.shownVisitNames)
      .execute();
    return found.map(({ name, total }) => ({ name, total: Number(total) }));
  };
  return {
    counting: await countsVisits(reader),
    days: days.map(
      (day): VisitDay => ({
        day,
        views: sum(day, 'view'),
        visits: sum(day, 'source'),
        calls: event(day, 'call'),
        whatsApps: event(day, 'whatsApp'),
        forms: event(day, 'form'),
      }),
    ),
    sources: (await top('source')).map(({ name, total }) => ({ host: name, visits: total })),
    pages: (await top('view')).map(({ name, total }) => ({ path: name, views: total })),
  };
}
