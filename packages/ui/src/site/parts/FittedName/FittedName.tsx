import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef, useState } from 'react';
import { classes } from '../../../elements/classes.ts';
import * as css from './FittedName.css.ts';

export type FittedNameProps = { children: string };

/** Longer names would be too small on one line. */
const longestLine = 22;
/** The average width of a letter in this font, in em; the browser replaces it by a measurement. */
const letterWidth = 0.52;
/** The side bearings of the first and last letter, in em. */
const sideBearings = 0.04;

/** The company's name as wide as the page; decorative, since the name is elsewhere too. */
export function FittedName(props: FittedNameProps) {
  const name = props.children;
  const text = useRef<HTMLParagraphElement>(null);
  const [measured, setMeasured] = useState<{ name: string; share: number }>();
  const share = measured?.name === name ? measured.share : 1 / (Math.max(4, name.length) * letterWidth);

  useEffect(() => {
    let gone = false;
    const measure = async () => {
      await document.fonts.ready;
      const line = text.current;
      if (gone || line === null || line.offsetWidth === 0) return;
      const size = Number.parseFloat(getComputedStyle(line).fontSize);
      setMeasured({ name, share: 1 / (line.offsetWidth / size - sideBearings) });
    };
    void measure();
    return () => {
      gone = true;
    };
  }, [name]);

  if (name.length > longestLine) {
    return (
      <p className={classes(css.name, css.wrapped)} aria-hidden="true">
        {name}
      </p>
    );
  }
  return (
    <div className={css.frame} aria-hidden="true">
      <p ref={text} className={css.name} style={assignInlineVars({ [css.share]: share.toFixed(4) })}>
        {name}
      </p>
    </div>
  );
}
