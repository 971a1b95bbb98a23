import type { Plan, PlanAct } from '@vitrin/contract/drafts/plan';
import { adminPlanText } from '../../../text/panelText.ts';
import type { Draft, PlanOutcome, Planning, Typed } from '../Editing/editing.ts';

/** A plan with the names of the fields that it changes. */
export type NamedPlan = Plan & { changes: readonly string[] };

/** The planning options of a form. */
export type FormPlanning = {
  plans: readonly NamedPlan[];
  /** Whether its subject can be hidden. */
  hides: boolean;
  onPlan: (act: PlanAct, at: string) => Promise<PlanOutcome>;
  onGiveUp: (plan: Plan) => void;
  /** Puts the planned values into the form. */
  onTake: (plan: Plan) => void;
};

/** The parts of a form that planning needs. */
export type PlannedForm = {
  names: ReadonlyMap<string, string>;
  hidden: boolean;
  hides: boolean;
  changed: boolean;
  /** Whether there are changes other than fields, such as a picture. */
  filesChanged: boolean;
  /** What it would save now; undefined if it is invalid. */
  read: () => Promise<Typed | undefined>;
  /** For a new entry: stores it as hidden. */
  add: (() => Promise<Added>) | undefined;
  /** Called after the input was planned. */
  onPlanned: () => void;
  onTake: (fields: Draft['fields']) => void;
};

/** The hidden entry that was added, or the reason: a field is invalid, or the save failed. */
export type Added =
  | { status: 'added'; id: string; updatedAt: string | undefined }
  | { status: 'wrong' | 'failed' };

const refused = (reason: string): PlanOutcome => ({ status: 'refused', reason });

/** Planning with a form's values; undefined if nothing can be planned. */
export function planningOf(planning: Planning | undefined, form: PlannedForm): FormPlanning | undefined {
  if (planning === undefined) return undefined;

  async function addAndPublish(at: string, add: () => Promise<Added>): Promise<PlanOutcome> {
    const added = await add();
    if (added.status !== 'added') return refused(adminPlanText[added.status]);
    const { id, updatedAt } = added;
    return (
      (await planning?.onPlan('publish', at, { fields: {}, updatedAt }, id)) ?? refused(adminPlanText.failed)
    );
  }

  async function publish(at: string): Promise<PlanOutcome> {
    if (form.add) return addAndPublish(at, form.add);
    if (form.filesChanged) return refused(adminPlanText.files);
    if (!form.changed && !form.hidden) return refused(adminPlanText.nothing);
    const typed = await form.read();
    if (typed === undefined) return refused(adminPlanText.wrong);
    const ended = await planning?.onPlan('publish', at, typed);
    if (ended?.status === 'planned') form.onPlanned();
    return ended ?? refused(adminPlanText.failed);
  }

  return {
    plans: planning.plans.map((plan) => ({
      ...plan,
      changes: (plan.fields ?? []).flatMap(({ name }) => form.names.get(name) ?? []),
    })),
    hides: form.hides,
    onPlan: (act, at) =>
      act === 'hide' ? planning.onPlan(act, at, { fields: {}, updatedAt: undefined }) : publish(at),
    onGiveUp: planning.onGiveUp,
    onTake: ({ fields }) =>
      form.onTake(Object.fromEntries((fields ?? []).map(({ name, html, value }) => [name, html ?? value]))),
  };
}
