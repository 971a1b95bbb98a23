import type { Palette } from '@vitrin/contract/settings/palette';
import { Copy, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { adminSettingsText } from '../../../text/panelText.ts';
import { cssExport, tokensExport } from '../../../theme/exports.ts';
import * as css from './ColorFiles.css.ts';

export type ColorFilesProps = { palette: Palette };

const kinds = [
  { kind: 'css', type: 'text/css', write: cssExport },
  { kind: 'tokens', type: 'application/json', write: tokensExport },
] as const;

/** The form's colours as files for style sheets and design tools, to download or copy. */
export function ColorFiles({ palette }: ColorFilesProps) {
  const text = adminSettingsText.colorFiles;
  const heading = useId();
  const [said, setSaid] = useState('');

  const copy = async (name: string, content: string) => {
    try {
      await navigator.clipboard.writeText(content);
      setSaid(text.copied(name));
    } catch {
      setSaid(text.notCopied(name));
    }
  };

  return (
    <section className={css.files} aria-labelledby={heading}>
      <h3 id={heading} className={css.heading}>
        {text.heading}
      </h3>
      <p className={css.lede}>{text.lede}</p>
      <ul className={css.list}>
        {kinds.map(({ kind, type, write }) => {
          const { name, file } = text.files[kind];
          const content = write(palette);
          return (
            <li key={file} className={css.row}>
              <span className={css.name}>{name}</span>
              <ButtonLink
                tone="quiet"
                size="small"
                icon={<Download size={16} aria-hidden />}
                href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`}
                download={file}
                aria-label={text.downloadFile(file)}
              >
                {text.download}
              </ButtonLink>
              <Button
                tone="quiet"
                size="small"
                icon={<Copy size={16} aria-hidden />}
                aria-label={text.copyFile(name)}
                onClick={() => void copy(name, content)}
              >
                {text.copy}
              </Button>
            </li>
          );
        })}
      </ul>
      <output className={css.said}>{said}</output>
    </section>
  );
}
