import { adminPaths } from '@vitrin/contract/adminPaths';
import type { Image } from '@vitrin/contract/image';
import type { Load } from '@vitrin/contract/load';
import type { DashboardData } from '@vitrin/ui/admin/DashboardScreen';
import { adminText } from '@vitrin/ui/text/admin.en';
import { useContentItems } from './contentList.ts';
import { galleryList, memberList, postList, projectList, serviceList } from './contentLists.ts';

type Kind = DashboardData['items'][number]['kind'];

/** What the dashboard shows of all kinds; it waits for all of them, and fails where one does. */
export function useDashboard(): Load<DashboardData> {
  const projects = useContentItems(projectList);
  const services = useContentItems(serviceList);
  const posts = useContentItems(postList);
  const members = useContentItems(memberList);
  const gallery = useContentItems(galleryList);

  const all = [projects, services, posts, members, gallery];
  const failed = all.filter((load) => load.status === 'failed');
  if (failed.length > 0) {
    const retry = () => {
      for (const load of failed) load.retry();
    };
    return { status: 'failed', error: adminText.dashboard.failed, retry };
  }
  if (
    projects.status !== 'ready' ||
    services.status !== 'ready' ||
    posts.status !== 'ready' ||
    members.status !== 'ready' ||
    gallery.status !== 'ready'
  ) {
    return { status: 'loading' };
  }
  return {
    status: 'ready',
    data: {
      counts: [
        countOf('projects', projects.data),
        countOf('services', services.data),
        countOf('posts', posts.data),
        countOf('members', members.data),
        countOf('gallery', gallery.data),
      ],
      items: [
        ...projects.data.map((item) => itemOf('projects', item, item.image, adminPaths.editProject(item.id))),
        ...services.data.map((item) => itemOf('services', item, item.image, adminPaths.editService(item.id))),
        ...posts.data.map((item) => itemOf('posts', item, item.image, adminPaths.editPost(item.id))),
        ...gallery.data.map((item) => itemOf('gallery', item, item, adminPaths.gallery())),
      ],
    },
  };
}

const countOf = (kind: Kind, items: readonly { active: boolean }[]) => ({
  kind,
  total: items.length,
  active: items.filter(({ active }) => active).length,
});

const itemOf = (
  kind: Kind,
  item: { id: string; title: string; createdAt: string },
  image: Image | null,
  href: string,
) => ({ kind, id: item.id, title: item.title, image, href, createdAt: item.createdAt });
