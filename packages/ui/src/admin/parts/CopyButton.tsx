import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import * as css from './CopyButton.css.ts';

type CopyButtonProps = {
  /** What is copied. */
  value: string;
  text: { copy: string; copied: string; copyFailed: string };
  /** Another button before it in the same row. */
  beside?: ReactNode;
  /** Other buttons after it. */
  children?: ReactNode;
  onCopied?: () => void;
};

/** Copies a link or a secret, and says below whether that worked. */
export function CopyButton({ value, text, beside, children, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState<'done' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('done');
      onCopied?.();
    } catch {
      setCopied('failed');
    }
  }

  return (
    <>
      <div className={css.ways}>
        {beside}
        <Button tone="line" icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {text.copy}
        </Button>
        {children}
      </div>
      {copied === 'done' && <Notice tone="good" announced="politely" title={text.copied} />}
      {copied === 'failed' && <Notice tone="bad" announced="atOnce" title={text.copyFailed} />}
    </>
  );
}
