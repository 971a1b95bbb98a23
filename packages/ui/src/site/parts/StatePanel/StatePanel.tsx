import type { ReactNode } from 'react';
import { classes } from '../../../elements/classes.ts';
import { headings, note } from '../../../theme/type.css.ts';
import { EmptySheet, TornLine } from './panelDrawings.tsx';
import * as css from './StatePanel.css.ts';

export type StatePanelProps = {
  /** Whether there is no content yet, or it could not be loaded. */
  state: 'empty' | 'failed';
  ground?: 'paper' | 'ink';
  title: string;
  /** The heading level of the title. */
  titleAs?: 'h1' | 'h2' | 'h3';
  hint: string;
  /** A small technical line below the text. */
  detail?: string;
  /** Buttons and links to continue with. */
  actions: ReactNode;
};

/** Replaces content that is empty or failed to load: a drawing, a sentence and links. */
export function StatePanel(props: StatePanelProps) {
  const { state, ground = 'paper', title, titleAs: Title = 'h2', hint, detail, actions } = props;
  const Drawing = state === 'empty' ? EmptySheet : TornLine;
  return (
    <div className={css.panel[ground]} role={state === 'failed' ? 'alert' : undefined}>
      <Drawing className={css.drawing[ground]} />
      <div>
        <Title className={headings.h2}>{title}</Title>
        <p className={css.hint[ground]}>{hint}</p>
        {detail !== undefined && (
          <p className={classes(note, css.detail[ground])} lang="en">
            {detail}
          </p>
        )}
        <div className={css.actions}>{actions}</div>
      </div>
    </div>
  );
}
