import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Segments.css.ts';

export type Segment<V extends string> = {
  value: V;
  label: string;
  /** A drawing before the label; with `iconOnly` the label is read out and not drawn. */
  icon?: ReactNode;
  iconOnly?: boolean;
  count?: number | undefined;
};

export type SegmentsProps<V extends string> = {
  /** The label of the choice; announced. */
  label: string;
  /** The choices in their order. */
  segments: readonly Segment<V>[];
  /** The chosen one; undefined while it is none of them. */
  value: V | undefined;
  /** None can be chosen now. */
  disabled?: boolean;
  /** Called with the choice. */
  onChoose: (value: V) => void;
};

/** One choice of a few, all of them in view. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.frame}>
      <legend>
        <VisuallyHidden>{props.label}</VisuallyHidden>
      </legend>
      {props.segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.segment}
          {...(segment.iconOnly === true && { title: segment.label })}
        >
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={segment.value === props.value}
            disabled={props.disabled}
            onChange={() => props.onChoose(segment.value)}
          />
          {segment.icon}
          {segment.iconOnly === true ? <VisuallyHidden>{segment.label}</VisuallyHidden> : segment.label}
          {segment.count !== undefined && <span className={styles.tally}>{segment.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
