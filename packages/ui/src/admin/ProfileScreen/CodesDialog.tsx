import { useLayoutEffect, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { adminUsersText } from '../../text/panelText.ts';
import type { Leaving } from '../parts/Editing/editing.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import * as css from './ProfileScreen.css.ts';

/** What the codes have in common wherever they are shown. */
export type CodesHeld = {
  /** A navigation that is blocked while there is something to lose. */
  leaving: Leaving | undefined;
  /** Called with whether codes are shown that were not kept yet. */
  onCodesHeld: (held: boolean) => void;
};

export type CodesDialogProps = CodesHeld & { codes: readonly string[]; onClose: () => void };

/** Recovery codes, shown only once. */
export function CodesDialog({ codes, leaving, onCodesHeld, onClose }: CodesDialogProps) {
  const text = adminUsersText.profile.factor;
  const [isHeld, setHeld] = useState(true);
  const [isClosing, setClosing] = useState(false);

  useLayoutEffect(() => {
    onCodesHeld(isHeld);
    return () => onCodesHeld(false);
  }, [isHeld, onCodesHeld]);

  return (
    <Dialog
      open
      title={text.codesTitle}
      detail={text.codesDetail}
      // They are shown only once: Escape, Back and a click outside must not lose them.
      onClose={() => (isHeld ? setClosing(true) : onClose())}
      foot={<Button onClick={onClose}>{text.kept}</Button>}
    >
      <div className={css.fields}>
        <ul className={css.codes} aria-label={text.codesTitle}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <CopyButton value={codes.join('\n')} text={text} onCopied={() => setHeld(false)} />
      </div>
      <ConfirmDialog
        open={isClosing || (isHeld && leaving !== undefined)}
        question={text.codesLeave.question}
        detail={text.codesLeave.detail}
        confirmLabel={text.codesLeave.leave}
        cancelLabel={text.codesLeave.stay}
        onConfirm={leaving?.onLeave ?? onClose}
        onCancel={() => leaving?.onStay()}
        onClose={() => setClosing(false)}
      />
    </Dialog>
  );
}
