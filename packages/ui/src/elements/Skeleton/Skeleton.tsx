import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = {
  /** A CSS length or a percentage of its container. */
  width: string;
  /** In pixels or as a CSS length; by default, a line of text. */
  height?: number | string;
};

/** A grey placeholder for content that is still loading. */
export function Skeleton(props: SkeletonProps) {
  return (
    <span
      className={styles.bone}
      style={assignInlineVars({ [styles.width]: props.width, [styles.height]: lengthOf(props.height ?? 12) })}
      aria-hidden
    />
  );
}

const lengthOf = (height: number | string) => (typeof height === 'number' ? `${height}px` : height);
