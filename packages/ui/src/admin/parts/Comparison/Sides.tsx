import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import type { ReactNode } from 'react';
import { adminHistoryText } from '../../../text/panelText.ts';
import type { Piece } from './markedWords.ts';
import * as css from './Sides.css.ts';

/** The heading of each side. */
export type SideNames = { before: string; after: string };

/** Two values side by side, or stacked if there is little room; each side is labelled. */
export function Sides(props: { before: ReactNode; after: ReactNode; sides: SideNames }) {
  return (
    <dl className={css.sides}>
      <div className={css.side}>
        <dt className={css.sideName}>{props.sides.before}</dt>
        <dd className={css.value}>{props.before}</dd>
      </div>
      <div className={css.side}>
        <dt className={css.sideName}>{props.sides.after}</dt>
        <dd className={css.value}>{props.after}</dd>
      </div>
    </dl>
  );
}

/** A text whose words that are missing on the other side are struck through or underlined. */
export function MarkedText(props: { pieces: readonly Piece[]; mark: 'del' | 'ins' }) {
  const Mark = props.mark;
  if (props.pieces.length === 0)
    return <span className={css.nothing}>{adminHistoryText.compare.nothing}</span>;
  return (
    <span className={css.text} lang={siteLanguage}>
      {props.pieces.map(({ text, marked }, index) =>
        marked ? (
          // Two pieces may have the same words; only their position distinguishes them.
          // oxlint-disable-next-line react/no-array-index-key
          <Mark key={index} className={css.marks[props.mark]}>
            {text}
          </Mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
