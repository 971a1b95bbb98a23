import { adminPaths } from '@vitrin/contract/adminPaths';
import { Inbox, LayoutDashboard, type LucideIcon, Settings } from 'lucide-react';
import { adminMessagesText, adminText } from '../../text/panelText.ts';
import { managedKinds } from '../parts/managedKinds.ts';

/** A screen that the sidebar leads to. */
export type NavigationEntry = {
  label: string;
  href: string;
  icon: LucideIcon;
  /** Shows how many messages nobody has read. */
  tallied?: true;
};

/**
 * The sidebar from top to bottom; a hairline stands between groups. A new screen that is not a kind of content is one
 * line here.
 */
const adminNavigation = (): readonly (readonly NavigationEntry[])[] => [
  [
    { label: adminText.frame.dashboard, href: adminPaths.dashboard(), icon: LayoutDashboard },
    { label: adminMessagesText.title, href: adminPaths.messages(), icon: Inbox, tallied: true },
  ],
  Object.values(managedKinds).map(({ label, href, icon }) => ({ label: label(), href, icon })),
  [{ label: adminText.frame.settings, href: adminPaths.settings(), icon: Settings }],
];

/** The same without the inbox, where there is none. */
export const navigationWith = ({ inbox }: { inbox: boolean }) =>
  adminNavigation().map((group) => group.filter(({ tallied }) => inbox || tallied !== true));

/** True for the entry's own address and for those below it, such as a form. */
export const leadsTo = (entry: Pick<NavigationEntry, 'href'>, address: string): boolean =>
  address === entry.href || address.startsWith(`${entry.href}/`);
