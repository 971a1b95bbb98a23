import { adminPaths } from '@vitrin/contract/adminPaths';
import {
  BadgeCheck,
  Building2,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Settings,
  Users,
  Wrench,
} from 'lucide-react';
import { adminMessagesText } from '../../text/adminMessages.en.ts';
import { adminText } from '../../text/admin.en.ts';

/** A screen that the sidebar leads to. */
export type NavigationEntry = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** Shows how many messages nobody has read. */
  tallied?: true;
};

/** The sidebar from top to bottom; a hairline stands between groups. A new screen is one line here. */
export const adminNavigation: readonly (readonly NavigationEntry[])[] = [
  [
    { label: adminText.frame.dashboard, href: adminPaths.dashboard(), icon: LayoutDashboard },
    { label: adminMessagesText.title, href: adminPaths.messages(), icon: Inbox, tallied: true },
  ],
  [
    { label: adminText.whyUs.title, href: adminPaths.whyUs(), icon: BadgeCheck },
    { label: adminText.services.title, href: adminPaths.services(), icon: Wrench },
    { label: adminText.projects.title, href: adminPaths.projects(), icon: Building2 },
    { label: adminText.posts.title, href: adminPaths.blog(), icon: Newspaper },
    { label: adminText.gallery.title, href: adminPaths.gallery(), icon: Images },
    { label: adminText.members.title, href: adminPaths.team(), icon: Users },
  ],
  [{ label: adminText.frame.settings, href: adminPaths.settings(), icon: Settings }],
];

/** True for the entry's own address and for those below it, such as a form. */
export const leadsTo = (entry: Pick<NavigationEntry, 'href'>, address: string): boolean =>
  address === entry.href || address.startsWith(`${entry.href}/`);
