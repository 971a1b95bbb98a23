import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useCallback, useState } from 'react';
import { classes } from '../../../elements/classes.ts';
import * as css from './FittedName.css.ts';

export type FittedNameProps = { children: string };

/** Longer names would be too small on one line. */
const longestLine = 22;
/** The average width of a letter in this font, in em; the browser replaces it by measurements. */
const letterWidth = 0.52;
/** The side bearings of the first and last letter, in em. */
const sideBearings = 0.04;

/** The company's name as wide as the page; decorative, since the name is elsewhere too. */
export function FittedName(props: FittedNameProps) {
  const name = props.children;
  const [share, setShare] = useState(1 / (Math.max(4, name.length) * letterWidth));

  const measure = useCallback((line: HTMLParagraphElement) => {
    // The font arrives later, and so may a visitor's own spacing of letters.
    const observer = new ResizeObserver(() => {
      if (line.offsetWidth > 0) setShare(1 / (line.offsetWidth / css.measuredSize - sideBearings));
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, []);

  if (name.length > longestLine) {
    return (
      <p className={classes(css.name, css.wrapped)} aria-hidden="true">
        {name}
      </p>
    );
  }
  return (
    <div className={css.frame} aria-hidden="true">
      <p className={css.name} style={assignInlineVars({ [css.share]: share.toFixed(4) })}>
        {name}
      </p>
      <p ref={measure} className={classes(css.name, css.measured)}>
        {name}
      </p>
    </div>
  );
}
