import { describe, expect, test } from 'vitest';
import { openDaysOf, openingHours, openTimeProblem, type OpenTime } from './openingHours.ts';

const at = (day: OpenTime['day'], opens: string, closes: string): OpenTime => ({ day, opens, closes });
const workdays = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) =>
  at(day, '09:00', '18:00'),
);

describe('opening hours', () => {
  test('group consecutive days with the same times, and a day without times is closed', () => {
    expect(
      openDaysOf([...workdays, at('saturday', '14:00', '17:00'), at('saturday', '09:00', '12:30')]),
    ).toEqual([
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        times: [{ opens: '09:00', closes: '18:00' }],
      },
      {
        days: ['saturday'],
        times: [
          { opens: '09:00', closes: '12:30' },
          { opens: '14:00', closes: '17:00' },
        ],
      },
      { days: ['sunday'], times: [] },
    ]);
    expect(openDaysOf([])).toEqual([]);
  });

  test.each([
    ['closing before opening', [at('monday', '18:00', '09:00')], 'openingOrder'],
    ['closing as it opens', [at('monday', '09:00', '09:00')], 'openingOrder'],
    ['overlapping', [at('monday', '09:00', '13:00'), at('monday', '12:00', '18:00')], 'openingOverlap'],
    ['the same twice', [at('monday', '09:00', '13:00'), at('monday', '09:00', '13:00')], 'openingOverlap'],
    ['following', [at('monday', '09:00', '12:00'), at('monday', '12:00', '18:00')], undefined],
    ['another day', [at('monday', '09:00', '12:00'), at('tuesday', '09:00', '12:00')], undefined],
    ['not written to its end', [at('monday', '09:00', '')], undefined],
  ])('%s: %o is %s', (_name, week, problem) => {
    expect(openTimeProblem(week, week.length - 1)).toBe(problem);
  });

  test.each([
    [[at('monday', '9:00', '18:00')], '0.opens'],
    [[at('monday', '09:00', '24:00')], '0.closes'],
    [[...workdays, at('friday', '17:00', '20:00')], '5.closes'],
    [Array.from({ length: 29 }, () => at('monday', '09:00', '18:00')), ''],
  ])('%# is refused at its field', (week, path) => {
    expect(openingHours.safeParse(week).error?.issues[0]?.path.join('.')).toBe(path);
  });

  test('are taken as they are', () => {
    expect(openingHours.parse(workdays)).toEqual(workdays);
  });
});
