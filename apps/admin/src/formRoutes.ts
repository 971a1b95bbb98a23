import { adminPaths } from '@vitrin/contract/adminPaths';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { adminText } from '@vitrin/ui/text/admin.en';
import { adminFormsText } from '@vitrin/ui/text/adminForms.en';
import { itemFormsText } from '@vitrin/ui/text/itemForms.en';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ScreenHandle } from './handle.ts';

type Form = {
  list: { label: string; href: string };
  newPath: string;
  /** The public page that shows its items. */
  site: string;
  texts: { newTitle: string; editTitle: string };
  lazy: () => Promise<{ Component: () => ReactNode }>;
};

const forms: readonly Form[] = [
  {
    list: { label: adminText.services.title, href: adminPaths.services() },
    newPath: adminPaths.newService(),
    site: sitePaths.services(),
    texts: adminFormsText.service,
    lazy: async () => ({
      Component: (await import('./containers/ServiceFormContainer.tsx')).ServiceFormContainer,
    }),
  },
  {
    list: { label: adminText.projects.title, href: adminPaths.projects() },
    newPath: adminPaths.newProject(),
    site: sitePaths.projects(),
    texts: itemFormsText.project,
    lazy: async () => ({
      Component: (await import('./containers/ProjectFormContainer.tsx')).ProjectFormContainer,
    }),
  },
  {
    list: { label: adminText.posts.title, href: adminPaths.blog() },
    newPath: adminPaths.newPost(),
    site: sitePaths.blog(),
    texts: itemFormsText.post,
    lazy: async () => ({ Component: (await import('./containers/PostFormContainer.tsx')).PostFormContainer }),
  },
  {
    list: { label: adminText.members.title, href: adminPaths.team() },
    newPath: adminPaths.addMember(),
    site: sitePaths.team(),
    texts: itemFormsText.member,
    lazy: async () => ({
      Component: (await import('./containers/MemberFormContainer.tsx')).MemberFormContainer,
    }),
  },
  {
    list: { label: adminText.whyUs.title, href: adminPaths.whyUs() },
    newPath: adminPaths.newWhyUs(),
    site: sitePaths.home(),
    texts: itemFormsText.whyUs,
    lazy: async () => ({
      Component: (await import('./containers/WhyUsFormContainer.tsx')).WhyUsFormContainer,
    }),
  },
];

/** Two addresses a form with one component: a new item's form stays as it is when it moves to its own address. */
export const formRoutes: (RouteObject & { handle: ScreenHandle })[] = forms.flatMap(
  ({ list, newPath, site, texts, lazy }) => [
    { path: newPath, handle: { title: texts.newTitle, back: list, site }, lazy },
    { path: `${list.href}/edit/:id`, handle: { title: texts.editTitle, back: list, site }, lazy },
  ],
);
