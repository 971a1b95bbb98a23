import { refusals } from '@vitrin/contract/errors/refusals';
import { type Access, isEnough, type Role, roles } from '@vitrin/contract/accounts/role';
import { HttpError } from '../http/httpErrors.ts';

/** The role of a stored account; an unknown value falls back to the role with the fewest rights. */
export const roleOfRow = ({ role }: { role: string }): Role =>
  roles.find((known) => known === role) ?? 'author';

/** Throws 403 if a role is not sufficient. */
export function requireRole({ role }: { role: Role }, least: Access): void {
  if (!isEnough(role, least)) throw new HttpError(403, refusals.notAllowed());
}

/** Whether a caller sees what is hidden from visitors, whoever wrote it. */
export const seesHidden = (viewer: { role: Role } | null): boolean =>
  viewer !== null && isEnough(viewer.role, 'editor');
