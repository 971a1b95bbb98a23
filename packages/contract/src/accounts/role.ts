/** The roles of accounts, each including the rights of those before it. */
export const roles = ['author', 'editor', 'owner'] as const;

/**
 * An owner may do everything, an editor everything about content and messages, an author own posts until they are
 * published.
 */
export type Role = (typeof roles)[number];

/** Who may make a call: everyone, or signed-in users with at least this role. */
export type Access = 'public' | Role;

/** Whether a role includes the required one. */
export const isEnough = (role: Role, least: Access): boolean =>
  least === 'public' || roles.indexOf(role) >= roles.indexOf(least);

/** The role among an account's names; undefined if none is ours. */
export const roleIn = (names: readonly string[]): Role | undefined =>
  roles.findLast((role) => names.includes(role));
