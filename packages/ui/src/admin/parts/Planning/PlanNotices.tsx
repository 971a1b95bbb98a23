import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { adminPlanText as text } from '../../../text/panelText.ts';
import { formatMoment } from '../relativeTime.ts';
import type { FormPlanning, NamedPlan } from './planning.ts';

export type PlanNoticesProps = { planning: FormPlanning };

/** Reports pending and failed plans in a form. */
export function PlanNotices({ planning }: PlanNoticesProps) {
  return planning.plans.map((plan) => (
    <Notice
      key={plan.act}
      tone={plan.fault === null ? 'neutral' : 'warn'}
      title={titleOf(plan)}
      actions={
        <>
          {plan.act === 'publish' && plan.changes.length > 0 && (
            <Button tone="quiet" onClick={() => planning.onTake(plan)}>
              {text.take}
            </Button>
          )}
          <Button tone="quiet" onClick={() => planning.onGiveUp(plan)}>
            {plan.fault === null ? text.giveUp : text.dismiss}
          </Button>
        </>
      }
    >
      {plan.fault !== null && `${text.faults[plan.fault]} `}
      {text.changes(plan.changes, plan.by)}
    </Notice>
  ));
}

const titleOf = ({ act, at, fault }: NamedPlan): string =>
  (fault === null ? text.waits : text.missed)[act](formatMoment(at));
