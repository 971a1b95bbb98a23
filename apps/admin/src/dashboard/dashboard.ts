import type { Plan } from '@vitrin/contract/drafts/plan';
import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { Image } from '@vitrin/contract/files/image';
import type { DashboardKinds } from '@vitrin/ui/admin/DashboardScreen';
import { shownStatus } from '@vitrin/ui/admin/statusWord';
import { type Listed, type ManagedList, useContentSummary } from '../lists/managedList.ts';
import { useNow } from '../shared/useNow.ts';
import { useRole } from '../session/session.ts';
import { galleryList } from '../gallery/galleryList.ts';
import { memberList } from '../kinds/plainPanels.tsx';
import { postList } from '../kinds/posts.tsx';
import { projectList } from '../kinds/projects.tsx';
import { serviceList } from '../kinds/services.tsx';
import { usePlans } from './usePlans.ts';

/**
 * The dashboard's summary of each kind; each loads and fails independently, and those that a role may not open are not
 * loaded.
 */
export function useDashboard(): DashboardKinds {
  const plans = usePlans();
  return {
    projects: useSummary(projectList, adminPaths.projects(), plans, ({ id, title, image }) => ({
      title,
      image,
      href: adminPaths.editProject(id),
    })),
    services: useSummary(serviceList, adminPaths.services(), plans, ({ id, title, image }) => ({
      title,
      image,
      href: adminPaths.editService(id),
    })),
    posts: useSummary(postList, adminPaths.posts(), plans, ({ id, title, image }) => ({
      title,
      image,
      href: adminPaths.editPost(id),
    })),
    members: useSummary(memberList, plainPaths('members').list, plans, ({ id, name, image }) => ({
      title: name,
      image,
      href: plainPaths('members').edit(id),
    })),
    gallery: useSummary(galleryList, adminPaths.gallery(), plans, (item) => ({
      title: item.title,
      image: item,
      href: adminPaths.gallery(),
    })),
  };
}

type Shown = { title: string; image: Image | null; href: string };

function useSummary<T extends Listed>(
  list: ManagedList<T>,
  href: string,
  plans: readonly Plan[],
  shownOf: (item: T) => Shown,
): DashboardKinds['projects'] {
  const role = useRole();
  const load = useContentSummary(list, mayOpen(role, href));
  const now = useNow();
  if (load.status !== 'ready') return load;
  const { counts, newest } = load.data;
  // Hidden entries that are to be published.
  const ahead = plans.filter(
    ({ kind, act, hidden, fault }) => kind === list.key[0] && act === 'publish' && hidden && fault === null,
  );
  const items = newest.map((item) => {
    const at = item.active ? undefined : ahead.find(({ id }) => id === item.id)?.at;
    const { title, image, href: to } = shownOf(item);
    return {
      title,
      image,
      href: to,
      id: item.id,
      createdAt: item.createdAt,
      status: shownStatus(at === undefined ? item : { active: true, publishDate: at }, now),
    };
  });
  const { all: total, active, inactive, scheduled = 0 } = counts;
  return {
    status: 'ready',
    // The plans were asked for at another moment than the counts.
    data: { total, active, scheduled: scheduled + Math.min(ahead.length, inactive), newest: items },
  };
}
