import { ApiError } from '@vitrin/api-client/errors';
import type { PasswordChange } from '@vitrin/contract/accounts/session';
import { notifySuccess } from '@vitrin/ui/admin/notify';
import { PasswordDialog, type PasswordOutcome } from '@vitrin/ui/admin/PasswordDialog';
import { adminSettingsText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { useSessionActions } from '../session/session.ts';
import { useWork } from '../shared/underWay.ts';
import { isLost } from '../shared/reasonOf.ts';
import { useWait } from '../shared/useWait.ts';

export type PasswordContainerProps = { open: boolean; onClose: () => void };

/** Changes the signed-in admin's password over the API. */
export function PasswordContainer(props: PasswordContainerProps) {
  const { changePassword } = useSessionActions();
  // If the session ends meanwhile, sign-in opens over the dialog: its input is stored nowhere else.
  useWork(props.open);
  const [refusal, setRefusal] = useState<ApiError>();
  const wait = useWait(refusal, refusal?.serverMessage ?? adminSettingsText.account.failed);

  async function change(wanted: PasswordChange): Promise<PasswordOutcome> {
    setRefusal(undefined);
    try {
      await changePassword(wanted);
    } catch (error) {
      if (isLost(error)) return { status: 'lost' };
      if (!(error instanceof ApiError)) return { status: 'refused', errors: {} };
      setRefusal(error);
      return { status: 'refused', errors: error.fieldErrors };
    }
    notifySuccess(adminSettingsText.account.changed);
    return { status: 'changed' };
  }

  function close() {
    setRefusal(undefined);
    props.onClose();
  }

  return <PasswordDialog open={props.open} wait={wait} onChange={change} onClose={close} />;
}
