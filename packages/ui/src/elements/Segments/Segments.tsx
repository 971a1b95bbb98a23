import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Segments.css.ts';

export type Segment<V extends string> = {
  value: V;
  label: string;
  /** An icon before the label; with `iconOnly`, the label is visually hidden. */
  icon?: ReactNode;
  iconOnly?: boolean;
  count?: number | undefined;
};

export type SegmentsProps<V extends string> = {
  /** The id of the group, for links to it. */
  id?: string;
  /** The label of the choice; also announced if hidden. */
  label: string;
  /** The choices in order. */
  segments: readonly Segment<V>[];
  /** The selected choice; undefined if none is selected. */
  value: V | undefined;
  /** Whether all choices are disabled. */
  disabled?: boolean;
  /** Called with the selected choice. */
  onChoose: (value: V) => void;
};

/** One choice of a few, all of them visible. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.frame} id={props.id}>
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
