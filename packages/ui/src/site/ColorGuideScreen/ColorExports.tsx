import type { Palette } from '@vitrin/contract/settings/palette';
import { useState } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { cssExport, tokensExport } from '../../theme/exports.ts';
import { headings } from '../../theme/type.css.ts';
import * as css from './ColorExports.css.ts';

export type ColorExportsProps = { palette: Palette };

const { guide: text } = siteColorsText;

/** The colours as files for style sheets and design tools, to download or copy. */
export function ColorExports({ palette }: ColorExportsProps) {
  return (
    <div className={css.files}>
      <Export title={text.css} file="vitrin-renkler.css" type="text/css" content={cssExport(palette)} />
      <Export
        title={text.tokens}
        file="vitrin-renkler.tokens.json"
        type="application/json"
        content={tokensExport(palette)}
      />
    </div>
  );
}

type ExportProps = { title: string; file: string; type: string; content: string };

function Export({ title, file, type, content }: ExportProps) {
  const [said, setSaid] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content);
      setSaid(text.copied(title));
    } catch {
      setSaid(text.notCopied(title));
    }
  };

  return (
    <div className={css.file}>
      <h3 className={headings.h3}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content needs keyboard access */}
      <pre className={css.listing} tabIndex={0}>
        {content}
      </pre>
      <div className={css.actions}>
        <ButtonLink
          size="small"
          href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`}
          download={file}
        >
          {text.download(file)}
        </ButtonLink>
        <Button tone="quiet" size="small" onClick={() => void copy()}>
          {text.copy(title)}
        </Button>
        <output className={css.said}>{said}</output>
      </div>
    </div>
  );
}
