import { ApiError } from '@vitrin/api-client/errors';
import type { PasswordChange } from '@vitrin/contract/session';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { PasswordDialog, type PasswordOutcome } from '@vitrin/ui/admin/PasswordDialog';
import { adminSettingsText } from '@vitrin/ui/text/adminSettings.en';
import { useSessionActions } from '../session.ts';

export type PasswordContainerProps = { open: boolean; onClose: () => void };

/** Changes the signed-in admin's password over the API. */
export function PasswordContainer(props: PasswordContainerProps) {
  const { changePassword } = useSessionActions();

  async function change(wanted: PasswordChange): Promise<PasswordOutcome> {
    try {
      await changePassword(wanted);
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fieldErrors['currentPassword'] : undefined;
      return wrong === undefined ? { status: 'refused' } : { status: 'refused', wrong };
    }
    notifySuccess(adminSettingsText.account.changed);
    return { status: 'changed' };
  }

  return <PasswordDialog {...props} onChange={change} />;
}
