import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Plan } from '@vitrin/contract/drafts/plan';
import { PlannedList } from '@vitrin/ui/admin/PlannedList';
import { historyPlace } from '../history/historyPlace.ts';
import { usePlans } from './usePlans.ts';

const hrefOf = ({ kind, id }: Plan): string =>
  kind === 'settings'
    ? adminPaths.settings(id)
    : (historyPlace(kind, id)?.back.href ?? adminPaths.dashboard());

/** Planned publications, over the API; empty until they are loaded, and on failure. */
export function PlannedContainer() {
  return <PlannedList plans={usePlans()} hrefOf={hrefOf} />;
}
