import { type ReactNode, useId } from 'react';
import { classes } from '../../elements/classes.ts';
import { SectionNumber } from '../../elements/SectionNumber/SectionNumber.tsx';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { grid, wrap } from '../../theme/layout.css.ts';
import { headings } from '../../theme/type.css.ts';
import { ActionSpecimens, NoticeSpecimens, TypeSpecimens } from './BasicSpecimens.tsx';
import { FieldSpecimens } from './FieldSpecimens.tsx';
import { FrameSpecimens } from './FrameSpecimens.tsx';
import { ListSpecimens } from './ListSpecimens.tsx';
import { StateSpecimens } from './StateSpecimens.tsx';
import * as css from './ThemeDemoScreen.css.ts';

const { specimens: text } = siteColorsText;

export type SpecimensProps = { onReset: () => void };

/** All elements of the site, in numbered sections. */
export function Specimens(props: SpecimensProps) {
  return (
    <>
      <Block number={1} title={text.type}>
        <TypeSpecimens />
      </Block>
      <Block number={2} title={text.actions}>
        <ActionSpecimens />
      </Block>
      <Block number={3} title={text.notices}>
        <NoticeSpecimens />
      </Block>
      <Block number={4} title={text.fields}>
        <FieldSpecimens />
      </Block>
      <Block number={5} title={text.lists}>
        <ListSpecimens />
      </Block>
      <Block number={6} title={text.navigation}>
        <StateSpecimens onReset={props.onReset} />
      </Block>
      <Block number={7} title={text.frame}>
        <FrameSpecimens />
      </Block>
    </>
  );
}

type BlockProps = { number: number; title: string; children: ReactNode };

function Block(props: BlockProps) {
  const titleId = useId();
  return (
    <section className={classes(wrap, grid, css.block)} aria-labelledby={titleId}>
      <div className={css.blockHead}>
        <SectionNumber number={props.number} />
        <h2 id={titleId} className={classes(headings.h3, css.blockTitle)}>
          {props.title}
        </h2>
      </div>
      <div className={css.blockBody}>{props.children}</div>
    </section>
  );
}
