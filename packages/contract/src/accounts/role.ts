/** What somebody who signs in may be, each with everything that the one before it may do. */
export const roles = ['author', 'editor', 'owner'] as const;

/** An owner may do everything, an editor what is content and messages, an author own posts until they are published. */
export type Role = (typeof roles)[number];

/** Who may make a call: everybody, or those who are signed in with this role at least. */
export type Access = 'public' | Role;

/** Whether a role is enough where another one is the least. */
export const isEnough = (role: Role, least: Access): boolean =>
  least === 'public' || roles.indexOf(role) >= roles.indexOf(least);

/** The role among an account's names; undefined where an API names none of ours. */
export const roleIn = (names: readonly string[]): Role | undefined =>
  roles.findLast((role) => names.includes(role));
