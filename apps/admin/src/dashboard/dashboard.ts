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

/**
 * The dashboard's summary of each kind; each loads and fails independently, and those that a role may not open are not
 * loaded.
 */
export const useDashboard = (): DashboardKinds => ({
  projects: summaryOf(useShownSummary(projectList, adminPaths.projects()), ({ id, title, image }) => ({
    title,
    image,
    href: adminPaths.editProject(id),
  })),
  services: summaryOf(useShownSummary(serviceList, adminPaths.services()), ({ id, title, image }) => ({
    title,
    image,
    href: adminPaths.editService(id),
  })),
  posts: summaryOf(useShownSummary(postList, adminPaths.posts()), ({ id, title, image }) => ({
    title,
    image,
    href: adminPaths.editPost(id),
  })),
  members: summaryOf(useShownSummary(memberList, plainPaths('members').list), ({ id, name, image }) => ({
    title: name,
    image,
    href: plainPaths('members').edit(id),
  })),
  gallery: summaryOf(useShownSummary(galleryList, adminPaths.gallery()), (item) => ({
    title: item.title,
    image: item,
    href: adminPaths.gallery(),
  })),
});

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
  shownOf: (item: T) => Shown,
): DashboardKinds['projects'] {
  if (load.status !== 'ready') return load;
  const { counts, newest } = load.data;
  const now = new Date();
  const items = newest.map((item) => {
    const { title, image, href } = shownOf(item);
    return {
      id: item.id,
      createdAt: item.createdAt,
      title,
      image,
      href,
      status: shownStatus(item, now),
    };
  });
  return {
    status: 'ready',
    data: { total: counts.all, active: counts.active, scheduled: counts.scheduled, newest: items },
  };
}
