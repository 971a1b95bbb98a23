import { refusals } from '@vitrin/contract/errors/refusals';
import { type Access, isEnough, type Role, roles } from '@vitrin/contract/accounts/role';
import { HttpError } from '../http/httpErrors.ts';

/** The role of a stored account; one that was damaged may do the least. */
export const roleOfRow = ({ role }: { role: string }): Role =>
  roles.find((known) => known === role) ?? 'author';

/** Throws 403 where a role is not enough. */
export function requireRole({ role }: { role: Role }, least: Access): void {
  if (!isEnough(role, least)) throw new HttpError(403, refusals.notAllowed());
}

/** Whether a caller sees what visitors do not, whoever wrote it. */
export const seesHidden = (viewer: { role: Role } | null): boolean =>
  viewer !== null && isEnough(viewer.role, 'editor');
