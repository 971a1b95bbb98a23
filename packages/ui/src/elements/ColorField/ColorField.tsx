import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { control } from '../Field/control.css.ts';
import * as css from './ColorField.css.ts';
import { useDraggedColor } from './useDraggedColor.ts';

export type ColorFieldProps = {
  /** The id of the code input. */
  id: string;
  /** The common name of the colour. */
  name: string;
  /** The technical name next to it. */
  keyName: string;
  /** Where the colour is used. */
  hint: string;
  /** The code in its field, valid or not. */
  value: string;
  /** The last valid colour, as #RRGGBB in lower case. */
  swatch: string;
  /** The error about the code, in plain language. */
  error?: string | undefined;
  /** Accessible names of the colour picker and of the code input. */
  texts: { pick: string; code: string };
  /** What is derived from the colour. */
  children?: ReactNode;
  /** Called with the new code, also while it is incomplete; for a dragged colour, once it stops. */
  onChange: (value: string) => void;
  /** Called with the current colour while it is being dragged, every other frame. */
  onDrag?: ((color: string) => void) | undefined;
};

/** One colour of a set, picked or typed as a hex code. */
export function ColorField(props: ColorFieldProps) {
  const { id, error, texts } = props;
  const swatch = useRef<HTMLSpanElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const picker = useDraggedColor(props.swatch, {
    field: (color) => {
      // Bypasses React: a form that re-renders every frame could not keep up with the pointer.
      swatch.current?.style.setProperty('background', color);
      if (code.current) code.current.value = color;
    },
    others: (color) => props.onDrag?.(color),
    rest: (color) => {
      swatch.current?.style.removeProperty('background');
      props.onChange(color);
    },
  });
  return (
    <div className={css.row}>
      <span ref={swatch} className={css.swatch} style={assignInlineVars({ [css.shown]: props.swatch })}>
        <input ref={picker} type="color" className={css.picker} aria-label={texts.pick} />
      </span>
      <div className={css.who}>
        <span className={css.name}>
          {props.name}
          <code className={css.key}>{props.keyName}</code>
        </span>
        <span className={css.hint} id={`${id}-hint`}>
          {props.hint}
        </span>
      </div>
      <input
        ref={code}
        id={id}
        className={classes(control, css.hex)}
        aria-label={texts.code}
        aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
        aria-invalid={error !== undefined}
        value={props.value}
        maxLength={7}
        required
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => props.onChange(event.target.value)}
      />
      <div className={css.verdict}>{props.children}</div>
      {error !== undefined && (
        <p className={classes(fieldCss.error, css.error)} id={`${id}-error`}>
          <CircleAlert className={fieldCss.errorIcon} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
