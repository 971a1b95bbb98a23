import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { adminUsersText } from '../../text/panelText.ts';
import { CopyButton } from './CopyButton.tsx';
import * as css from './ProfileScreen.css.ts';

/** Recovery codes, shown only once. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = adminUsersText.profile.factor;
  return (
    <Dialog
      open
      title={text.codesTitle}
      detail={text.codesDetail}
      // They are shown only once: Escape and a click outside must not lose them.
      onClose={() => undefined}
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
        <CopyButton value={codes.join('\n')} text={text} />
      </div>
    </Dialog>
  );
}
