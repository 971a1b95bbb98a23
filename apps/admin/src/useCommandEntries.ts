import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '@vitrin/contract/adminPaths';
import type { CommandEntry } from '@vitrin/ui/admin/CommandMenu';
import { adminText } from '@vitrin/ui/text/admin.en';
import type { ContentList, Listed } from './contentList.ts';
import { memberList, postList, projectList, serviceList, whyUsList } from './contentLists.ts';

type Titled = Listed & ({ title: string } | { name: string });

/** Everything that has a form, by its title; read from the lists once it is asked for. */
export function useCommandEntries(asked: boolean): readonly CommandEntry[] {
  return [
    ...useEntries(serviceList, asked, adminText.services.title, adminPaths.editService),
    ...useEntries(projectList, asked, adminText.projects.title, adminPaths.editProject),
    ...useEntries(postList, asked, adminText.posts.title, adminPaths.editPost),
    ...useEntries(memberList, asked, adminText.members.title, adminPaths.editMember),
    ...useEntries(whyUsList, asked, adminText.whyUs.title, adminPaths.editWhyUs),
  ];
}

function useEntries<T extends Titled>(
  list: ContentList<T>,
  asked: boolean,
  where: string,
  editAt: (id: string) => string,
): CommandEntry[] {
  const { data = [] } = useQuery({
    queryKey: list.key,
    queryFn: ({ signal }) => list.list({ signal }),
    enabled: asked,
  });
  return data.map((item) => ({
    key: `${list.key.join(' ')} ${item.id}`,
    title: 'title' in item ? item.title : item.name,
    where,
    href: editAt(item.id),
  }));
}
