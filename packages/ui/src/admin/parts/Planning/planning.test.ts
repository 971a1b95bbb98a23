import type { Plan } from '@vitrin/contract/drafts/plan';
import { expect, test, vi } from 'vitest';
import { adminPlanText } from '../../../text/panelText.ts';
import type { Planning } from '../Editing/editing.ts';
import { type PlannedForm, planningOf } from './planning.ts';

const at = '2026-12-01T07:00:00.000Z';
const plan: Plan = {
  kind: 'services',
  id: 'service-1',
  act: 'publish',
  at,
  by: 'Ayşe Çelik',
  mine: false,
  madeAt: at,
  hidden: false,
  title: 'Çatı',
  fields: [
    { name: 'title', value: 'Yeni çatı' },
    { name: 'description', html: '<p>Metin</p>', value: null },
  ],
  fault: null,
};
const typed = { fields: { title: 'Bakır' }, updatedAt: '1' };

function open(
  given: Partial<PlannedForm> = {},
  ended: Awaited<ReturnType<Planning['onPlan']>> = { status: 'planned' },
) {
  const form = {
    names: new Map([['title', 'Başlık']]),
    hidden: false,
    hides: true,
    changed: true,
    filesChanged: false,
    read: async () => typed,
    add: undefined,
    onPlanned: vi.fn<() => void>(),
    onTake: vi.fn<PlannedForm['onTake']>(),
    ...given,
  };
  const onPlan = vi.fn<Planning['onPlan']>(async () => ended);
  const planning = planningOf({ plans: [plan], onPlan, onGiveUp: () => undefined }, form);
  if (planning === undefined) throw new Error('Nothing can be planned');
  return { form, onPlan, planning };
}

test('input is planned, and the form shows the stored values again', async () => {
  const { form, onPlan, planning } = open();
  expect(await planning.onPlan('publish', at)).toEqual({ status: 'planned' });
  expect(onPlan).toHaveBeenCalledWith('publish', at, typed);
  expect(form.onPlanned).toHaveBeenCalledOnce();
});

test('refused input stays in the form', async () => {
  const { form, planning } = open({}, { status: 'refused', reason: 'x' });
  expect(await planning.onPlan('publish', at)).toEqual({ status: 'refused', reason: 'x' });
  expect(form.onPlanned).not.toHaveBeenCalled();
});

test.each<[string, Partial<PlannedForm>, keyof typeof adminPlanText]>([
  ['nothing was changed', { changed: false }, 'nothing'],
  ['a picture was changed', { filesChanged: true }, 'files'],
  ['a field is wrong', { read: async () => undefined }, 'wrong'],
])('nothing is sent if %s', async (_why, given, reason) => {
  const { onPlan, planning } = open(given);
  expect(await planning.onPlan('publish', at)).toEqual({ status: 'refused', reason: adminPlanText[reason] });
  expect(onPlan).not.toHaveBeenCalled();
});

test('a hidden entry is published without a change, and unpublishing neither sends nor drops input', async () => {
  const hidden = open({ changed: false, hidden: true });
  expect(await hidden.planning.onPlan('publish', at)).toEqual({ status: 'planned' });
  const { form, onPlan, planning } = open({ filesChanged: true });
  await planning.onPlan('hide', at);
  expect(onPlan).toHaveBeenCalledWith('hide', at, { fields: {}, updatedAt: undefined });
  expect(form.onPlanned).not.toHaveBeenCalled();
});

test('a new entry is added hidden first, and then planned by its id', async () => {
  const { form, onPlan, planning } = open({
    changed: false,
    filesChanged: true,
    add: async () => ({ status: 'added', id: 'service-9', updatedAt: '2' }),
  });
  expect(await planning.onPlan('publish', at)).toEqual({ status: 'planned' });
  expect(onPlan).toHaveBeenCalledWith('publish', at, { fields: {}, updatedAt: '2' }, 'service-9');
  // The plan contains what is stored already.
  expect(form.onPlanned).not.toHaveBeenCalled();
});

test.each(['wrong', 'failed'] as const)('a new entry that is %s is not planned', async (status) => {
  const { onPlan, planning } = open({ add: async () => ({ status }) });
  expect(await planning.onPlan('publish', at)).toEqual({ status: 'refused', reason: adminPlanText[status] });
  expect(onPlan).not.toHaveBeenCalled();
});

test('a plan names the fields that it changes, and is taken into the form', () => {
  const { form, planning } = open();
  expect(planning.plans).toMatchObject([{ changes: ['Başlık'] }]);
  planning.onTake(plan);
  expect(form.onTake).toHaveBeenCalledWith({ title: 'Yeni çatı', description: '<p>Metin</p>' });
  expect(planningOf(undefined, form)).toBeUndefined();
});
