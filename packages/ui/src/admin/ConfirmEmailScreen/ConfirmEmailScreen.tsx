import { useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminMailText } from '../../text/panelText.ts';
import * as css from '../parts/SignInPage/SignInPage.css.ts';
import { SignInPage } from '../parts/SignInPage/SignInPage.tsx';

/** The outcome of confirming an address. */
export type ConfirmEmailOutcome = 'done' | 'dead' | 'taken' | 'failed';

export type ConfirmEmailScreenProps = {
  /** The URL contains no token. */
  linkMissing?: boolean | undefined;
  panelHref: string;
  onConfirm: () => Promise<ConfirmEmailOutcome>;
};

/**
 * Confirms a new e-mail address through the link sent to it; it takes a button press, since mail scanners follow links.
 */
export function ConfirmEmailScreen({ linkMissing, panelHref, onConfirm }: ConfirmEmailScreenProps) {
  const { confirmed: text } = adminMailText;
  const [end, setEnd] = useState<ConfirmEmailOutcome | undefined>(linkMissing === true ? 'dead' : undefined);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    if (busy) return;
    setBusy(true);
    setEnd(undefined);
    setEnd(await onConfirm());
    setBusy(false);
  }

  const toPanel = (
    <Link className={css.link} href={panelHref}>
      {text.toPanel}
    </Link>
  );
  if (end === 'done') {
    return (
      <SignInPage title={text.title}>
        <Notice tone="good" announced="politely" title={text.done} />
        {toPanel}
      </SignInPage>
    );
  }
  if (end === 'dead' || end === 'taken') {
    return (
      <SignInPage title={text.title}>
        <Notice tone="bad" announced="atOnce" title={end === 'taken' ? text.taken : text.deadTitle}>
          {end === 'dead' && <p className={css.words}>{text.dead}</p>}
        </Notice>
        {toPanel}
      </SignInPage>
    );
  }
  return (
    <SignInPage title={text.title} lede={text.lede}>
      {end === 'failed' && <Notice tone="bad" announced="atOnce" title={text.failed} />}
      <Button wide busy={busy} onClick={() => void confirm()}>
        {text.confirm}
      </Button>
    </SignInPage>
  );
}
