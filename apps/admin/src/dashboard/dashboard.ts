import type { Plan } from '@vitrin/contract/drafts/plan';
import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { kindNames } from '@vitrin/ui/admin/countedKinds';
import type { DashboardKinds } from '@vitrin/ui/admin/DashboardScreen';
import { managedKinds } from '@vitrin/ui/admin/managedKinds';
import { shownStatus } from '@vitrin/ui/admin/statusWord';
import { useGallerySummary } from '../gallery/galleryList.ts';
import { kindsWithForms } from '../kinds/panelKinds.ts';
import type { UseSummary } from '../lists/managedList.ts';
import { useRole } from '../session/session.ts';
import { useNow } from '../shared/useNow.ts';
import { usePlans } from './usePlans.ts';

const kinds = { ...kindsWithForms, gallery: { useSummary: useGallerySummary } };

/**
 * The dashboard's summary of each kind that it counts; each loads and fails independently, and those that a role may not
 * open are not loaded.
 */
export function useDashboard(): DashboardKinds {
  const plans = usePlans();
  const role = useRole();
  const now = useNow();
  return Object.fromEntries(
    kindNames.map((kind) => {
      const ahead = plans.filter((plan) => plan.kind === kind);
      // oxlint-disable-next-line react/rules-of-hooks -- the same kinds in the same order, each time
      const load = kinds[kind].useSummary(mayOpen(role, managedKinds[kind].href));
      return [kind, withPlans(load, ahead, now)];
    }),
  );
}

function withPlans(
  load: ReturnType<UseSummary>,
  plans: readonly Plan[],
  now: Date,
): DashboardKinds['projects'] {
  if (load.status !== 'ready') return load;
  const { counts, newest } = load.data;
  // Hidden entries that are to be published.
  const ahead = plans.filter(({ act, hidden, fault }) => act === 'publish' && hidden && fault === null);
  const items = newest.map(({ id, title, image, href, createdAt, active, publishDate }) => {
    const at = active ? undefined : ahead.find((plan) => plan.id === id)?.at;
    const shown = at === undefined ? { active, publishDate } : { active: true, publishDate: at };
    return { id, title, image, href, createdAt, status: shownStatus(shown, now) };
  });
  const { all: total, active, inactive, scheduled = 0 } = counts;
  return {
    status: 'ready',
    // The plans were asked for at another moment than the counts.
    data: { total, active, scheduled: scheduled + Math.min(ahead.length, inactive), newest: items },
  };
}
