import { adminPaths } from './adminPaths.ts';
import { isEnough, type Role } from '../accounts/role.ts';

/** The screens of the panel that need a role other than editor, including everything below them. */
const least: readonly (readonly [start: string, role: Role])[] = [
  [adminPaths.settings(), 'owner'],
  [adminPaths.users(), 'owner'],
  [adminPaths.activity(), 'owner'],
  ['/admin/history/settings', 'owner'],
  [adminPaths.siteAt(), 'owner'],
  [adminPaths.setup(), 'owner'],
  [adminPaths.demoContent(), 'owner'],
  [adminPaths.dashboard(), 'author'],
  [adminPaths.posts(), 'author'],
  [adminPaths.library(), 'author'],
  [adminPaths.profile(), 'author'],
];

/** Whether a role may open a screen of the panel, by its address; without a known role all screens are allowed. */
export const mayOpen = (role: Role | undefined, href: string): boolean =>
  role === undefined || isEnough(role, least.find(([start]) => isBelow(href, start))?.[1] ?? 'editor');

const isBelow = (href: string, start: string): boolean =>
  href.startsWith(start) && /^[/?#]?$/.test(href.charAt(start.length));
