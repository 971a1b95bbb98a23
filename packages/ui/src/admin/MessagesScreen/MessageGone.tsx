import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { adminInboxText, adminMessagesText } from '../../text/panelText.ts';
import * as styles from './MessageReader.css.ts';
import type { MessageTyped } from './messageView.ts';

type MessageGoneProps = { typed: MessageTyped; onBack: () => void };

/** In place of a message that somebody else has deleted: what was typed on it can still be copied. */
export function MessageGone({ typed, onBack }: MessageGoneProps) {
  const { gone } = adminInboxText;
  const place = useRef<HTMLDivElement>(null);
  const { reply, note } = typed;
  const isTyped = reply !== '' || note !== null;

  useEffect(() => {
    // The message took the focus along, unless that is elsewhere.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);

  return (
    <div className={styles.reader} ref={place} tabIndex={-1}>
      <div className={styles.sheet}>
        <span className={styles.back}>
          <IconButton
            label={adminMessagesText.back}
            icon={<ChevronLeft size={16} aria-hidden />}
            onClick={onBack}
          />
        </span>
        <Notice tone="warn" announced="atOnce" title={gone.title}>
          <p className={styles.why}>{isTyped ? `${gone.detail} ${gone.typed}` : gone.detail}</p>
        </Notice>
        {reply !== '' && <TextArea label={gone.reply} readOnly rows={6} lang={siteLanguage} value={reply} />}
        {note !== null && <TextArea label={gone.note} readOnly rows={3} value={note} />}
      </div>
    </div>
  );
}
