import { MessageCircle, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminFormsText, adminText } from '../../text/panelText.ts';
import { panelMedia } from '../../theme/panelMedia.ts';
import { CopyButton } from './CopyButton.tsx';
import * as css from './SendLink.css.ts';

type SendLinkProps = {
  link: string;
  /** What is sent: a few words with the link. */
  words: string;
  text: { link: string; copy: string; copied: string; copyFailed: string };
  /** Other ways to send it. */
  children?: ReactNode;
};

/** A link, to be copied or sent: by what a phone shares with, elsewhere by WhatsApp. */
export function SendLink({ link, words, text, children }: SendLinkProps) {
  const { share, byWhatsApp, shareFailed } = adminFormsText.sending;
  const [sharing, setSharing] = useState(false);
  const [failed, setFailed] = useState(false);
  // Computers have such a sheet as well, without what people send messages with there.
  const canShare = 'share' in navigator && matchMedia(panelMedia.touch).matches;

  async function send() {
    setSharing(true);
    setFailed(false);
    try {
      await navigator.share({ text: words });
    } catch (error) {
      // The sheet was closed again.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
    setSharing(false);
  }

  return (
    <>
      <fieldset className={css.link} aria-label={text.link}>
        {link}
      </fieldset>
      <CopyButton value={link} text={text}>
        {canShare ? (
          <Button
            tone="line"
            paused={sharing}
            icon={<Share2 size={16} aria-hidden />}
            onClick={() => void send()}
          >
            {share}
          </Button>
        ) : (
          <ButtonLink
            tone="line"
            href={`https://wa.me/?text=${encodeURIComponent(words)}`}
            target="_blank"
            icon={<MessageCircle size={16} aria-hidden />}
          >
            {byWhatsApp}
            <VisuallyHidden>{adminText.frame.newTab}</VisuallyHidden>
          </ButtonLink>
        )}
        {children}
      </CopyButton>
      {failed && <Notice tone="bad" announced="atOnce" title={shareFailed} />}
    </>
  );
}
