import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminText } from '../../text/panelText.ts';

/** Replaces screens that the user's role may not open. */
export function NoPermissionScreen() {
  return (
    <EmptyState
      title={adminText.noPermission.title}
      detail={adminText.noPermission.detail}
      action={<ButtonLink href={adminPaths.dashboard()}>{adminText.notFound.back}</ButtonLink>}
    />
  );
}
