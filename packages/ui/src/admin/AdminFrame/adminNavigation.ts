import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Role } from '@vitrin/contract/accounts/role';
import {
  FolderOpen,
  HeartPulse,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  Settings,
  Signpost,
  Trash2,
  UserCog,
} from 'lucide-react';
import { adminMessagesText, adminText } from '../../text/panelText.ts';
import { kindsWith } from '../parts/managedKinds.ts';

/** A screen that the sidebar leads to. */
export type NavigationEntry = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** Shows the number of unread messages. */
  tallied?: true;
  /** Supported by our server only: other servers have no endpoints for it. */
  added?: true;
};

/**
 * The sidebar from top to bottom, with a hairline between groups. Adding a screen that is not a kind of content takes
 * one line here.
 */
const adminNavigation = (inbox: boolean): readonly (readonly NavigationEntry[])[] => [
  [
    { label: adminText.frame.dashboard, href: adminPaths.dashboard(), icon: LayoutDashboard },
    { label: adminMessagesText.title, href: adminPaths.messages(), icon: Inbox, tallied: true },
  ],
  kindsWith(inbox).map(({ label, href, icon }) => ({ label: label(), href, icon })),
  [
    { label: adminText.frame.library, href: adminPaths.library(), icon: FolderOpen, added: true },
    { label: adminText.frame.redirects, href: adminPaths.redirects(), icon: Signpost, added: true },
    { label: adminText.frame.trash, href: adminPaths.trash(), icon: Trash2, added: true },
    { label: adminText.frame.health, href: adminPaths.health(), icon: HeartPulse, added: true },
    { label: adminText.frame.users, href: adminPaths.users(), icon: UserCog, added: true },
    { label: adminText.frame.activity, href: adminPaths.activity(), icon: ScrollText, added: true },
    { label: adminText.frame.settings, href: adminPaths.settings(), icon: Settings },
  ],
];

/** What is reachable: whether the server has our additional endpoints, such as the inbox, and the user's role. */
export type Reach = { inbox: boolean; role?: Role | undefined };

/** The same without the screens that the server has no endpoints for, or that the role may not open. */
export const navigationWith = ({ inbox, role }: Reach) =>
  adminNavigation(inbox)
    .map((group) =>
      group.filter(
        ({ tallied, added, href }) => (inbox || (tallied !== true && added !== true)) && mayOpen(role, href),
      ),
    )
    .filter((group) => group.length > 0);

/** True for the entry's own address and for those below it, such as a form. */
export const leadsTo = (entry: Pick<NavigationEntry, 'href'>, address: string): boolean =>
  address === entry.href || address.startsWith(`${entry.href}/`);
