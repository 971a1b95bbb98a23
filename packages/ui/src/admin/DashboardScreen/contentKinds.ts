import { adminPaths } from '@vitrin/contract/adminPaths';
import {
  BadgeCheck,
  Building2,
  Images,
  type LucideIcon,
  Newspaper,
  Settings,
  Users,
  Wrench,
} from 'lucide-react';
import { adminText } from '../../text/admin.en.ts';

const { entities, ...text } = adminText;

/** What the dashboard counts, in the order of the counts; a new kind is one entry here. */
export const contentKinds = {
  projects: { ...entities.projects, href: adminPaths.projects(), icon: Building2 },
  services: { ...entities.services, href: adminPaths.services(), icon: Wrench },
  posts: { ...entities.posts, href: adminPaths.blog(), icon: Newspaper },
  members: { ...entities.members, href: adminPaths.team(), icon: Users },
  gallery: { ...entities.gallery, href: adminPaths.gallery(), icon: Images },
} as const satisfies Record<string, { many: string; one: string; href: string; icon: LucideIcon }>;

export type ContentKind = keyof typeof contentKinds;

/** The kinds in the order of their counts. */
export const kindNames = [
  'projects',
  'services',
  'posts',
  'members',
  'gallery',
] as const satisfies readonly ContentKind[];

/** The kinds whose newest items are recent activity. */
export const recentKinds = [
  'projects',
  'services',
  'posts',
  'gallery',
] as const satisfies readonly ContentKind[];

/** Where admins go most often. */
export const quickActions: readonly { label: string; href: string; icon: LucideIcon }[] = [
  { label: text.projects.new, href: adminPaths.newProject(), icon: Building2 },
  { label: text.posts.new, href: adminPaths.newPost(), icon: Newspaper },
  { label: text.gallery.title, href: adminPaths.gallery(), icon: Images },
  { label: text.services.title, href: adminPaths.services(), icon: Wrench },
  { label: text.members.new, href: adminPaths.addMember(), icon: Users },
  { label: text.whyUs.title, href: adminPaths.whyUs(), icon: BadgeCheck },
  { label: text.frame.settings, href: adminPaths.settings(), icon: Settings },
];
