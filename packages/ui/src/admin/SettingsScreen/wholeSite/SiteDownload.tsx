import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { adminSettingsText } from '../../../text/panelText.ts';
import { hint } from '../../parts/hint.css.ts';
import * as css from '../SettingsForm.css.ts';

/** Whether the download has started; if not, an error message. */
export type DownloadBegin = { begun: true } | { begun: false; why: string };

export type SiteDownloadProps = {
  /** Downloads the site, optionally including visitors' data. */
  onDownload: (messages: boolean) => Promise<DownloadBegin>;
};

/** Downloads the whole site as one file. */
export function SiteDownload({ onDownload }: SiteDownloadProps) {
  const { siteFile: text } = adminSettingsText;
  const [messages, setMessages] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [ended, setEnded] = useState<DownloadBegin>();

  async function download(): Promise<void> {
    setEnded(undefined);
    setIsAsked(true);
    setEnded(await onDownload(messages));
    setIsAsked(false);
  }

  return (
    <div className={css.siteFile}>
      <p className={hint}>{text.lede}</p>
      <div>
        <Checkbox labelShown label={text.messages} checked={messages} onCheck={setMessages} />
        {messages && <p className={hint}>{text.messagesHint}</p>}
      </div>
      <Button
        tone="line"
        icon={<Download size={16} aria-hidden />}
        busy={isAsked}
        onClick={() => void download()}
      >
        {text.download}
      </Button>
      {ended?.begun === true && <Notice tone="good" announced="politely" title={text.begun} />}
      {ended?.begun === false && (
        <Notice tone="bad" announced="atOnce" title={text.failed}>
          <p className={hint}>{ended.why}</p>
        </Notice>
      )}
    </div>
  );
}
