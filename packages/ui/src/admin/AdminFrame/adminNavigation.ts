import { adminPaths } from '@vitrin/contract/adminPaths';
import { Inbox, LayoutDashboard, type LucideIcon, Settings, Signpost, Trash2 } from 'lucide-react';
import { adminMessagesText, adminRedirectsText, adminText, adminTrashText } from '../../text/panelText.ts';
import { type ManagedKind, managedKinds } from '../parts/managedKinds.ts';

/** A screen that the sidebar leads to. */
export type NavigationEntry = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** Shows how many messages nobody has read. */
  tallied?: true;
  /** Our server's own: other servers have no calls for it. */
  added?: true | undefined;
};

const kinds: readonly ManagedKind[] = Object.values(managedKinds);

/**
 * The sidebar from top to bottom; a hairline stands between groups. A new screen that is not a kind of content is one
 * line here.
 */
const adminNavigation = (): readonly (readonly NavigationEntry[])[] => [
  [
    { label: adminText.frame.dashboard, href: adminPaths.dashboard(), icon: LayoutDashboard },
    { label: adminMessagesText.title, href: adminPaths.messages(), icon: Inbox, tallied: true },
  ],
  kinds.map(({ label, href, icon, added }) => ({ label: label(), href, icon, added })),
  [
    { label: adminRedirectsText.title, href: adminPaths.redirects(), icon: Signpost, added: true },
    { label: adminTrashText.title, href: adminPaths.trash(), icon: Trash2, added: true },
    { label: adminText.frame.settings, href: adminPaths.settings(), icon: Settings },
  ],
];

/** The same without what other servers have no calls for, such as the inbox. */
export const navigationWith = ({ inbox }: { inbox: boolean }) =>
  adminNavigation().map((group) =>
    group.filter(({ tallied, added }) => inbox || (tallied !== true && added !== true)),
  );

/** True for the entry's own address and for those below it, such as a form. */
export const leadsTo = (entry: Pick<NavigationEntry, 'href'>, address: string): boolean =>
  address === entry.href || address.startsWith(`${entry.href}/`);
