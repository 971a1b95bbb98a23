import { adminPaths } from '@vitrin/contract/adminPaths';
import { LayoutDashboard, type LucideIcon, Settings, Wrench } from 'lucide-react';
import { adminText } from '../../text/admin.en.ts';

/** A screen that the sidebar leads to. */
export type NavigationEntry = { label: string; href: string; icon: LucideIcon };

/** The sidebar from top to bottom; a hairline stands between groups. A new screen is one line here. */
export const adminNavigation: readonly (readonly NavigationEntry[])[] = [
  [
    { label: adminText.frame.dashboard, href: adminPaths.dashboard(), icon: LayoutDashboard },
    { label: adminText.services.title, href: adminPaths.services(), icon: Wrench },
  ],
  [{ label: adminText.frame.settings, href: adminPaths.settings(), icon: Settings }],
];

/** True for the entry's own address and for those below it, such as a form. */
export const leadsTo = (entry: Pick<NavigationEntry, 'href'>, address: string): boolean =>
  address === entry.href || address.startsWith(`${entry.href}/`);
