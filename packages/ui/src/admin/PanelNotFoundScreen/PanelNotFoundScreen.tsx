import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminText } from '../../text/panelText.ts';

/** Shown at unknown addresses of the panel. */
export function PanelNotFoundScreen() {
  return (
    <EmptyState
      drawing="emptyWindow"
      title={adminText.notFound.title}
      detail={adminText.notFound.detail}
      action={<ButtonLink href={adminPaths.dashboard()}>{adminText.notFound.back}</ButtonLink>}
    />
  );
}
