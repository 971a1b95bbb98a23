import { specifiedCalls } from '@vitrin/contract/additions';
import type { ContentGroup } from '@vitrin/contract/kinds/contentKinds';
import type { PlainGroup } from '@vitrin/contract/kinds/plainKinds';
import { adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import {
  Hash,
  Handshake,
  Quote,
  Award,
  BadgeCheck,
  Building2,
  Images,
  type LucideIcon,
  Newspaper,
  Plus,
  Upload,
  Video,
  UserPlus,
  Users,
  Wrench,
} from 'lucide-react';
import { adminText } from '../../text/panelText.ts';

/** What the frame, the command menu and the dashboard need to know about a kind of content. */
export type ManagedKind = {
  /** Its entry in the sidebar. */
  label: () => string;
  href: string;
  icon: LucideIcon;
  /** The action that opens the form for a new entry. */
  begin: { label: () => string; href: string; icon: LucideIcon };
  /** The target of its quick action, the list or a new entry, and the action's position; most kinds have none. */
  quick?: { to: 'list' | 'new'; place: number };
  /**
   * The position of its count on the dashboard, and whether its newest items are recent activity; kinds without it are
   * not counted.
   */
  counted?: { place: number; recent: boolean };
};

/** A kind with a form for its entries. */
const formed = (
  kind: Exclude<ContentGroup, 'gallery'>,
  icon: LucideIcon,
  { list, begin }: { list: string; begin: string },
  beginIcon = Plus,
) => ({
  label: () => adminText[kind].title,
  href: list,
  icon,
  begin: { label: () => adminText[kind].new, href: begin, icon: beginIcon },
});

const plain = (group: PlainGroup, icon: LucideIcon, beginIcon?: LucideIcon) =>
  formed(group, icon, plainPaths(group), beginIcon);

/** Every kind that the panel manages, in the order of the sidebar. */
export const managedKinds = {
  reasons: { ...plain('reasons', BadgeCheck), quick: { to: 'list', place: 6 } },
  figures: plain('figures', Hash),
  references: plain('references', Handshake),
  voices: plain('voices', Quote),
  certificates: plain('certificates', Award),
  services: {
    ...formed('services', Wrench, { list: adminPaths.services(), begin: adminPaths.newService() }),
    quick: { to: 'list', place: 4 },
    counted: { place: 2, recent: true },
  },
  projects: {
    ...formed('projects', Building2, { list: adminPaths.projects(), begin: adminPaths.newProject() }),
    quick: { to: 'new', place: 1 },
    counted: { place: 1, recent: true },
  },
  posts: {
    ...formed('posts', Newspaper, { list: adminPaths.posts(), begin: adminPaths.newPost() }),
    quick: { to: 'new', place: 2 },
    counted: { place: 3, recent: true },
  },
  gallery: {
    label: () => adminText.gallery.title,
    href: adminPaths.gallery(),
    icon: Images,
    begin: { label: () => adminText.frame.uploadImages, href: adminPaths.gallery(), icon: Upload },
    quick: { to: 'list', place: 3 },
    counted: { place: 5, recent: true },
  },
  videos: plain('videos', Video),
  members: {
    ...plain('members', Users, UserPlus),
    quick: { to: 'new', place: 5 },
    counted: { place: 4, recent: false },
  },
} as const satisfies Readonly<Record<ContentGroup, ManagedKind>>;

/** The same in a list, as far as a server has calls about them: without the additions, only those of the specification. */
export const kindsWith = (additions: boolean): readonly ManagedKind[] =>
  Object.entries(managedKinds)
    .filter(([kind]) => additions || kind in specifiedCalls)
    .map(([, facts]) => facts);
