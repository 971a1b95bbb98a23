import type { PlanAct } from '@vitrin/contract/drafts/plan';
import { CalendarClock, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../elements/IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../../../elements/Menu/Menu.tsx';
import { adminPlanText as text } from '../../../text/panelText.ts';
import { PlanDialog } from './PlanDialog.tsx';
import type { FormPlanning } from './planning.ts';

export type PlanMenuProps = { planning: FormPlanning; now: Date };

/** The menu next to the save button: schedules publishing the form, or unpublishing the entry. */
export function PlanMenu(props: PlanMenuProps) {
  const { hides, onPlan } = props.planning;
  const [act, setAct] = useState<PlanAct>();
  const entry = (of: PlanAct, icon: ReactNode): MenuEntry => ({
    kind: 'action',
    label: text[of],
    icon,
    onChoose: () => setAct(of),
  });
  const publish = entry('publish', <CalendarClock size={16} />);
  const hide = entry('hide', <EyeOff size={16} />);
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label={text.more} icon={<CalendarClock size={18} aria-hidden />} />}
        groups={[{ entries: hides ? [publish, hide] : [publish] }]}
      />
      {act !== undefined && (
        <PlanDialog act={act} now={props.now} onPlan={onPlan} onClose={() => setAct(undefined)} />
      )}
    </>
  );
}
