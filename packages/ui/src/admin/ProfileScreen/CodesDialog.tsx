import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminUsersText } from '../../text/panelText.ts';
import * as css from './ProfileScreen.css.ts';

/** Recovery codes, shown only once. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = adminUsersText.profile.factor;
  const [copied, setCopied] = useState<'done' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied('done');
    } catch {
      setCopied('failed');
    }
  }

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
        <div>
          <Button tone="line" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
            {text.copy}
          </Button>
        </div>
        {copied === 'done' && <Notice tone="good" announced="politely" title={text.copied} />}
        {copied === 'failed' && <Notice tone="bad" announced="atOnce" title={text.copyFailed} />}
      </div>
    </Dialog>
  );
}
