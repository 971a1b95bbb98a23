import { type Palette, paletteKeys } from '@vitrin/contract/settings/palette';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { type ReactNode, useId } from 'react';
import { ArrowLink } from '../../elements/ArrowLink/ArrowLink.tsx';
import { classes } from '../../elements/classes.ts';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { deriveTheme } from '../../theme/derive.ts';
import { grid, wrap } from '../../theme/layout.css.ts';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { SectionHead } from '../parts/SectionHead/SectionHead.tsx';
import { ColorExports } from './ColorExports.tsx';
import * as css from './ColorGuideScreen.css.ts';
import { ContrastMatrix } from './ContrastMatrix.tsx';
import { KeyEntry } from './KeyEntry.tsx';

export type ColorGuideScreenProps = { palette: Palette };

const { guide: text } = siteColorsText;

/** The purpose of each of the eight colours, what is derived from it, its contrasts, and the colours as files. */
export function ColorGuideScreen({ palette }: ColorGuideScreenProps) {
  const tokens = deriveTheme(palette);
  return (
    <>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <Block number={1} title={text.keys} hint={text.keysHint}>
        <ul className={css.entries}>
          {paletteKeys.map((key) => (
            <KeyEntry key={key} colorKey={key} palette={palette} tokens={tokens} />
          ))}
        </ul>
      </Block>
      <Block number={2} title={text.contrast} hint={text.contrastHint}>
        <ContrastMatrix tokens={tokens} />
      </Block>
      <Block number={3} title={text.exports} hint={text.exportsHint}>
        <ColorExports palette={palette} />
      </Block>
      <div className={classes(wrap, css.last)}>
        <ArrowLink href={sitePaths.themeDemo()}>{text.toDemo}</ArrowLink>
      </div>
    </>
  );
}

function Block(props: { number: number; title: string; hint: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes(wrap, css.block)} aria-labelledby={titleId}>
      <div className={grid}>
        <SectionHead
          number={props.number}
          title={props.title}
          titleId={titleId}
          subtitle={props.hint}
          ground="paper"
        />
      </div>
      {props.children}
    </section>
  );
}
