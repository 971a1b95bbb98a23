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
  /** Supported by our server only: other servers have no endpoints for it. */
  added?: true;
  /**
   * Its plural and singular on the dashboard, the position of its count, and whether its newest items are recent
   * activity; kinds without it are not counted.
   */
  counted?: { words: () => { many: string; one: string }; place: number; recent: boolean };
};

/** Every kind that the panel manages, in the order of the sidebar. Adding a kind takes one entry here. */
export const managedKinds = {
  reasons: {
    label: () => adminText.reasons.title,
    href: plainPaths('reasons').list,
    icon: BadgeCheck,
    begin: {
      label: () => adminText.reasons.new,
      href: plainPaths('reasons').begin,
      icon: Plus,
    },
    quick: { to: 'list', place: 6 },
  },
  figures: {
    label: () => adminText.figures.title,
    href: plainPaths('figures').list,
    icon: Hash,
    begin: { label: () => adminText.figures.new, href: plainPaths('figures').begin, icon: Plus },
    added: true,
  },
  references: {
    label: () => adminText.references.title,
    href: plainPaths('references').list,
    icon: Handshake,
    begin: { label: () => adminText.references.new, href: plainPaths('references').begin, icon: Plus },
    added: true,
  },
  voices: {
    label: () => adminText.voices.title,
    href: plainPaths('voices').list,
    icon: Quote,
    begin: { label: () => adminText.voices.new, href: plainPaths('voices').begin, icon: Plus },
    added: true,
  },
  certificates: {
    label: () => adminText.certificates.title,
    href: plainPaths('certificates').list,
    icon: Award,
    begin: { label: () => adminText.certificates.new, href: plainPaths('certificates').begin, icon: Plus },
    added: true,
  },
  services: {
    label: () => adminText.services.title,
    href: adminPaths.services(),
    icon: Wrench,
    begin: {
      label: () => adminText.services.new,
      href: adminPaths.newService(),
      icon: Plus,
    },
    quick: { to: 'list', place: 4 },
    counted: {
      words: () => adminText.entities.services,
      place: 2,
      recent: true,
    },
  },
  projects: {
    label: () => adminText.projects.title,
    href: adminPaths.projects(),
    icon: Building2,
    begin: {
      label: () => adminText.projects.new,
      href: adminPaths.newProject(),
      icon: Plus,
    },
    quick: { to: 'new', place: 1 },
    counted: {
      words: () => adminText.entities.projects,
      place: 1,
      recent: true,
    },
  },
  posts: {
    label: () => adminText.posts.title,
    href: adminPaths.posts(),
    icon: Newspaper,
    begin: {
      label: () => adminText.posts.new,
      href: adminPaths.newPost(),
      icon: Plus,
    },
    quick: { to: 'new', place: 2 },
    counted: {
      words: () => adminText.entities.posts,
      place: 3,
      recent: true,
    },
  },
  gallery: {
    label: () => adminText.gallery.title,
    href: adminPaths.gallery(),
    icon: Images,
    begin: {
      label: () => adminText.frame.uploadImages,
      href: adminPaths.gallery(),
      icon: Upload,
    },
    quick: { to: 'list', place: 3 },
    counted: {
      words: () => adminText.entities.gallery,
      place: 5,
      recent: true,
    },
  },
  videos: {
    label: () => adminText.videos.title,
    href: plainPaths('videos').list,
    icon: Video,
    begin: { label: () => adminText.videos.new, href: plainPaths('videos').begin, icon: Plus },
    added: true,
  },
  members: {
    label: () => adminText.members.title,
    href: plainPaths('members').list,
    icon: Users,
    begin: {
      label: () => adminText.members.new,
      href: plainPaths('members').begin,
      icon: UserPlus,
    },
    quick: { to: 'new', place: 5 },
    counted: {
      words: () => adminText.entities.members,
      place: 4,
      recent: false,
    },
  },
} as const satisfies Record<string, ManagedKind>;
