import { limits } from '@vitrin/contract/limits';
import type { LeadSums } from '@vitrin/contract/messages/message';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Engine } from '../store/columns.ts';
import type { Store } from '../store/openStore.ts';
import type { Tables } from '../store/schema.ts';

/** Names of each sort that are shown. */
const mostNames = 8;

const dayMs = 24 * 60 * 60 * 1_000;

/** The calendar day of a message in the country of the site, which is UTC+3 all year. */
const dayOf = (engine: Engine) =>
  engine === 'sqlite'
    ? sql<string>`date(created_at, '+3 hours')`
    : sql<string>`to_char(created_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`;

const messages = ({ fn }: ExpressionBuilder<Tables, 'contactMessage'>) => fn.countAll().as('messages');

/** The number of recent messages without spam: by day, by subject, and by page. */
export async function readLeads(
  { engine, read }: Pick<Store, 'engine' | 'read'>,
  now: Date,
): Promise<LeadSums> {
  const days = Array.from({ length: limits.leadDays }, (_, index) =>
    dayInIstanbul(new Date(now.getTime() - (limits.leadDays - 1 - index) * dayMs)),
  );
  const since = new Date(`${days[0]}T00:00:00+03:00`);
  const recent = read.selectFrom('contactMessage').where('spam', '=', false).where('createdAt', '>=', since);
  const byDay = await recent
    .select((row) => [dayOf(engine).as('day'), messages(row)])
    .groupBy('day')
    .execute();
  const byAbout = await recent
    .where('aboutId', '!=', '')
    .select((row) => [row.fn.max('aboutTitle').as('title'), messages(row)])
    .groupBy(['aboutKind', 'aboutId'])
    .orderBy('messages', 'desc')
    .orderBy('title')
    .limit(mostNames)
    .execute();
  const byPage = await recent
    .where('page', '!=', '')
    .select((row) => ['page', messages(row)])
    .groupBy('page')
    .orderBy('messages', 'desc')
    .orderBy('page')
    .limit(mostNames)
    .execute();
  const counts = new Map(byDay.map((row) => [row.day, Number(row.messages)]));
  const told = days.map((day) => ({ day, messages: counts.get(day) ?? 0 }));
  return {
    days: told,
    services: byAbout.map((row) => ({ title: row.title, messages: Number(row.messages) })),
    pages: byPage.map((row) => ({ page: row.page, messages: Number(row.messages) })),
    total: told.reduce((sum, day) => sum + day.messages, 0),
  };
}
