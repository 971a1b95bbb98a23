import { mailTest } from '@vitrin/contract/settings/mail';
import { Send } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminMailText } from '../../../text/panelText.ts';
import { inWords } from '../../parts/inWords.ts';
import type { MailTestEnd } from './MailTab.tsx';
import { hint } from '../../parts/hint.css.ts';
import * as css from '../SettingsForm.css.ts';

export type MailTestFormProps = {
  /** The suggested recipient. */
  first: string;
  /** There are unsaved changes, which a test would not use. */
  unsaved: boolean;
  /** The number of e-mails in the queue, and of those given up. */
  waiting: number;
  failed: number;
  onTest: (to: string) => Promise<MailTestEnd>;
};

/** Sends a test e-mail with the saved settings, and shows the result. */
export function MailTestForm({ first, unsaved, waiting, failed, onTest }: MailTestFormProps) {
  const text = adminMailText;
  const [typed, setTyped] = useState<string>();
  const to = typed ?? first;
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<{ to: string; end: MailTestEnd }>();

  async function test(): Promise<void> {
    if (busy || unsaved) return;
    const parsed = mailTest.safeParse({ to });
    setWrong(parsed.error?.issues[0]?.message);
    setEnded(undefined);
    if (!parsed.success) return;
    setBusy(true);
    const end = await onTest(parsed.data.to);
    setEnded({ to: parsed.data.to, end });
    setBusy(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It is nested in the settings form, but must not submit it.
    event.preventDefault();
    void test();
  }

  return (
    <div className={css.siteFile}>
      {waiting > 0 && <p className={hint}>{text.waiting(waiting)}</p>}
      {failed > 0 && <p className={hint}>{text.failed(failed)}</p>}
      <div className={css.wide}>
        <TextField
          id="mail-test-to"
          label={text.testTo}
          type="email"
          value={to}
          error={wrong === undefined ? undefined : to.trim() === '' ? text.testNeedsAddress : inWords(wrong)}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {unsaved && <p className={hint}>{text.testUnsaved}</p>}
      <Button
        tone="line"
        icon={<Send size={16} aria-hidden />}
        busy={busy}
        paused={unsaved}
        onClick={() => void test()}
      >
        {text.test}
      </Button>
      {ended && <TestEnd {...ended} />}
    </div>
  );
}

function TestEnd({ to, end }: { to: string; end: MailTestEnd }) {
  const text = adminMailText;
  if (end.fault === null) return <Notice tone="good" announced="politely" title={text.tested(to)} />;
  return (
    <Notice tone="bad" announced="atOnce" title={text.testFailed}>
      <p className={css.noticed}>
        {end.fault === 'unknown' ? (end.why ?? text.testUnknown) : text.faults[end.fault]}
      </p>
    </Notice>
  );
}
