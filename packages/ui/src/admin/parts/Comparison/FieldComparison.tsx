import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { BlockComparison } from './BlockComparison.tsx';
import type { ComparedField } from './comparedValues.ts';
import * as css from './FieldComparison.css.ts';
import { markedWords, type Piece } from './markedWords.ts';
import { PictureComparison } from './PictureComparison.tsx';
import { MarkedText, type SideNames, Sides } from './Sides.tsx';
import { textBlocks } from './textBlocks.ts';

export type FieldComparisonProps = { field: ComparedField; sides: SideNames };

/** One field on both sides: texts with changed words marked, pictures, colours, and anything else as words. */
export function FieldComparison({ field, sides }: FieldComparisonProps) {
  return (
    <section className={css.field} aria-labelledby={`compared-${field.id}`}>
      <h3 className={css.name} id={`compared-${field.id}`}>
        {field.name}
      </h3>
      <Values field={field} sides={sides} />
    </section>
  );
}

function Values({ field, sides }: FieldComparisonProps) {
  if (field.show === 'pictures') return <PictureComparison {...field} sides={sides} />;
  if (field.show === 'html')
    return (
      <BlockComparison before={textBlocks(field.before)} after={textBlocks(field.after)} sides={sides} />
    );
  if (field.show === 'lines')
    return (
      <BlockComparison before={field.before.map(lineOf)} after={field.after.map(lineOf)} sides={sides} />
    );
  if (field.show === 'color')
    return (
      <Sides sides={sides} before={<Swatch code={field.before} />} after={<Swatch code={field.after} />} />
    );
  return field.show === 'word' ? (
    <Sides
      sides={sides}
      before={<MarkedText mark="del" pieces={wholly(field.before)} />}
      after={<MarkedText mark="ins" pieces={wholly(field.after)} />}
    />
  ) : (
    <TextSides before={field.before} after={field.after} sides={sides} />
  );
}

const lineOf = (text: string) => ({ kind: 'item' as const, text, html: text });
const wholly = (text: string): Piece[] => (text === '' ? [] : [{ text, marked: true }]);

function TextSides(props: { before: string; after: string; sides: SideNames }) {
  const { before, after } = props;
  const marked = useMemo(() => markedWords(before, after), [before, after]);
  return (
    <Sides
      sides={props.sides}
      before={<MarkedText mark="del" pieces={marked.before} />}
      after={<MarkedText mark="ins" pieces={marked.after} />}
    />
  );
}

function Swatch({ code }: { code: string }) {
  return (
    <span className={css.swatched}>
      <span className={css.swatch} style={assignInlineVars({ [css.shown]: code })} aria-hidden />
      <code className={css.code}>{code}</code>
    </span>
  );
}
