import { expect, test } from 'vitest';
import { mayOpen } from './adminAccess.ts';
import { adminPaths } from './adminPaths.ts';
import { roles } from '../accounts/role.ts';

test.each([
  [adminPaths.dashboard(), ['author', 'editor', 'owner']],
  [adminPaths.posts(), ['author', 'editor', 'owner']],
  [adminPaths.editPost('1'), ['author', 'editor', 'owner']],
  [`${adminPaths.posts()}?page=2`, ['author', 'editor', 'owner']],
  [adminPaths.library(), ['author', 'editor', 'owner']],
  [adminPaths.profile(), ['author', 'editor', 'owner']],
  [adminPaths.history('posts', '1'), ['editor', 'owner']],
  [adminPaths.services(), ['editor', 'owner']],
  [adminPaths.messages('1'), ['editor', 'owner']],
  [adminPaths.trash(), ['editor', 'owner']],
  [adminPaths.health(), ['editor', 'owner']],
  [adminPaths.siteAt('2026-11-01T07:00:00.000Z'), ['owner']],
  [adminPaths.settings('theme'), ['owner']],
  [adminPaths.users(), ['owner']],
  [adminPaths.activity(), ['owner']],
  [adminPaths.history('settings', 'theme'), ['owner']],
  // A common prefix is not enough: this is another screen.
  ['/admin/blogs', ['editor', 'owner']],
])('%s is for %s', (href, who) => {
  expect(roles.filter((role) => mayOpen(role, href))).toEqual(who);
  expect(mayOpen(undefined, href)).toBe(true);
});
