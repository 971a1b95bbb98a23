import { z } from 'zod';
import { refusals } from '../errors/refusals.ts';
import { exactText, formed } from '../text/text.ts';

/** The days of a week, as they follow each other here. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** A time of one day at which the company is open. A day without any is closed; without any day nothing is known. */
export type OpenTime = { day: Weekday; opens: string; closes: string };

/** How many opening times a week can have: a few per day. */
const mostTimes = 28;

const form = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const time = formed(exactText(20), form, refusals.openingTime());

/** Why an opening time does not fit into a week; undefined if it does, or is not completely typed. */
export function openTimeProblem(
  week: readonly OpenTime[],
  index: number,
): 'openingOrder' | 'openingOverlap' | undefined {
  const asked = week[index];
  if (asked === undefined || !form.test(asked.opens) || !form.test(asked.closes)) return undefined;
  if (asked.closes <= asked.opens) return 'openingOrder';
  const others = week.slice(0, index).filter(({ day }) => day === asked.day);
  return others.some(({ opens, closes }) => asked.opens < closes && opens < asked.closes)
    ? 'openingOverlap'
    : undefined;
}

/** The opening times of a week in a request. */
export const openingHours = z
  .array(z.object({ day: z.enum(weekdays), opens: time, closes: time }))
  .max(mostTimes, refusals.tooManyEntries(mostTimes))
  .superRefine((week, context) => {
    for (const index of week.keys()) {
      const problem = openTimeProblem(week, index);
      if (problem !== undefined)
        context.addIssue({ code: 'custom', path: [index, 'closes'], message: refusals[problem]() });
    }
  });

/** The opening times of a week in a response. */
export const answeredHours = z.array(
  z.object({ day: z.enum(weekdays), opens: z.string(), closes: z.string() }),
);

/** Consecutive days with the same opening times; closed if there are none. */
export type OpenDays = { days: readonly [Weekday, ...Weekday[]]; times: readonly Omit<OpenTime, 'day'>[] };

/** A week as people read it: consecutive days with the same times in one row, each day's times in order. */
export function openDaysOf(week: readonly OpenTime[]): readonly OpenDays[] {
  if (week.length === 0) return [];
  const rows: OpenDays[] = [];
  for (const day of weekdays) {
    const times = week
      .filter((one) => one.day === day)
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
    const last = rows.at(-1);
    if (last !== undefined && JSON.stringify(last.times) === JSON.stringify(times))
      rows[rows.length - 1] = { ...last, days: [...last.days, day] };
    else rows.push({ days: [day], times });
  }
  return rows;
}
