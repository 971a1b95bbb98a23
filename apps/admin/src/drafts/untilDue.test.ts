import type { Plan } from '@vitrin/contract/drafts/plan';
import { expect, test } from 'vitest';
import { untilDue } from './untilDue.ts';

const now = Date.parse('2026-12-01T07:00:00.000Z');
const plan = (seconds: number, fault: Plan['fault'] = null): Plan => ({
  kind: 'services',
  id: 'service-1',
  act: 'publish',
  at: new Date(now + seconds * 1_000).toISOString(),
  by: 'Ayşe Çelik',
  mine: true,
  madeAt: '2026-11-30T07:00:00.000Z',
  hidden: false,
  title: 'Çatı',
  fields: null,
  fault,
});

test.each<[string, Plan[], number | false]>([
  ['nothing is planned', [], false],
  ['what was planned has failed', [plan(-60, 'changed')], false],
  ['the next plan is due in a minute', [plan(90), plan(60)], 60_000],
  ['one is due right now', [plan(0), plan(60)], 2_000],
  ['one is overdue by this clock', [plan(-20)], 20_000],
  // Timers of browsers hold 24 days.
  ['the next one is months away', [plan(10_000_000)], 3_600_000],
])('%s', (_what, plans, wait) => {
  expect(untilDue(plans, now)).toBe(wait);
});
