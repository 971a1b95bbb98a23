import type { Role } from '@vitrin/contract/accounts/role';
import { useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminText, adminUsersText } from '../../text/panelText.ts';
import { RoleField } from './RoleField.tsx';
import * as css from './UsersScreen.css.ts';

export type RoleDialogProps = {
  name: string;
  role: Role;
  /** Resolves to whether it was saved. */
  onSave: (role: Role) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for a person's role; open while mounted. */
export function RoleDialog(props: RoleDialogProps) {
  const text = adminUsersText;
  const [role, setRole] = useState(props.role);
  const [state, setState] = useState<'asking' | 'saving' | 'failed'>('asking');

  async function save() {
    setState('saving');
    if (await props.onSave(role)) props.onClose();
    else setState('failed');
  }

  return (
    <Dialog
      open
      title={text.roleTitle(props.name)}
      onClose={props.onClose}
      foot={
        <>
          <Button tone="quiet" onClick={props.onClose}>
            {adminText.cancel}
          </Button>
          <Button busy={state === 'saving'} onClick={() => void save()}>
            {text.saveRole}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {state === 'failed' && <Notice tone="bad" announced="atOnce" title={text.roleFailed} />}
        <RoleField role={role} onRole={setRole} />
      </div>
    </Dialog>
  );
}
