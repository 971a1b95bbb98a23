import type { Plan } from '@vitrin/contract/drafts/plan';
import type { HistoryKind } from '@vitrin/contract/history/history';
import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { Image } from '@vitrin/contract/files/image';
import type { Load } from '@vitrin/contract/load';
import type { DashboardKinds } from '@vitrin/ui/admin/DashboardScreen';
import { shownStatus } from '@vitrin/ui/admin/statusWord';
import { type Listed, type ManagedList, useContentSummary } from '../lists/managedList.ts';
import { useRole } from '../session/session.ts';
import { galleryList } from '../gallery/galleryList.ts';
import { memberList } from '../kinds/plainPanels.tsx';
import { postList } from '../kinds/posts.tsx';
import { projectList } from '../kinds/projects.tsx';
import { serviceList } from '../kinds/services.tsx';
import type { ListSummary } from '../lists/listReads.ts';
import { usePlans } from './usePlans.ts';

/**
 * The dashboard's summary of each kind; each loads and fails independently, and those that a role may not open are not
 * loaded.
 */
export function useDashboard(): DashboardKinds {
  const plans = usePlans();
  const ahead = (kind: HistoryKind): Ahead =>
    new Map(plans.filter((plan) => plan.kind === kind && publishes(plan)).map(({ id, at }) => [id, at]));
  return {
    projects: summaryOf(
      useShownSummary(projectList, adminPaths.projects()),
      ahead('projects'),
      ({ id, title, image }) => ({ title, image, href: adminPaths.editProject(id) }),
    ),
    services: summaryOf(
      useShownSummary(serviceList, adminPaths.services()),
      ahead('services'),
      ({ id, title, image }) => ({ title, image, href: adminPaths.editService(id) }),
    ),
    posts: summaryOf(
      useShownSummary(postList, adminPaths.posts()),
      ahead('posts'),
      ({ id, title, image }) => ({
        title,
        image,
        href: adminPaths.editPost(id),
      }),
    ),
    members: summaryOf(
      useShownSummary(memberList, plainPaths('members').list),
      ahead('members'),
      ({ id, name, image }) => ({ title: name, image, href: plainPaths('members').edit(id) }),
    ),
    gallery: summaryOf(useShownSummary(galleryList, adminPaths.gallery()), ahead('gallery'), (item) => ({
      title: item.title,
      image: item,
      href: adminPaths.gallery(),
    })),
  };
}

/** The moments at which hidden entries of a kind are to be published, by id. */
type Ahead = ReadonlyMap<string, string>;

const publishes = ({ act, hidden, fault }: Plan): boolean => act === 'publish' && hidden && fault === null;

function useShownSummary<T extends Listed>(list: ManagedList<T>, href: string): Load<ListSummary<T>> {
  const role = useRole();
  return useContentSummary(list, mayOpen(role, href));
}

type Dated = {
  id: string;
  active: boolean;
  publishDate?: string | null | undefined;
  createdAt?: string | null | undefined;
};

type Shown = { title: string; image: Image | null; href: string };

function summaryOf<T extends Dated>(
  load: Load<ListSummary<T>>,
  ahead: Ahead,
  shownOf: (item: T) => Shown,
): DashboardKinds['projects'] {
  if (load.status !== 'ready') return load;
  const { counts, newest } = load.data;
  const now = new Date();
  const items = newest.map((item) => {
    const { title, image, href } = shownOf(item);
    const at = item.active ? undefined : ahead.get(item.id);
    return {
      id: item.id,
      createdAt: item.createdAt,
      title,
      image,
      href,
      status: shownStatus(at === undefined ? item : { active: true, publishDate: at }, now),
    };
  });
  const { all, active, inactive, scheduled = 0 } = counts;
  return {
    status: 'ready',
    // The plans were asked for at another moment than the counts.
    data: { total: all, active, scheduled: scheduled + Math.min(ahead.size, inactive), newest: items },
  };
}
