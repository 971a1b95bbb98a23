import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { control } from '../Field/control.css.ts';
import * as css from './ColorField.css.ts';

export type ColorFieldProps = {
  /** The id of the field for the code. */
  id: string;
  /** What people call the colour. */
  name: string;
  /** The technical name beside it. */
  keyName: string;
  /** Where the colour is used. */
  hint: string;
  /** The code as it stands in its field, right or wrong. */
  value: string;
  /** #RRGGBB in lower case: the last colour that was right. */
  swatch: string;
  /** What is wrong with the code, in plain words. */
  error?: string | undefined;
  /** Accessible names of the colour picker and of the field for the code. */
  texts: { pick: string; code: string };
  /** What follows from the colour. */
  children?: ReactNode;
  /** Told the new code, also while it is incomplete. */
  onChange: (value: string) => void;
};

/** One colour of a set, picked or typed as a hex code. */
export function ColorField(props: ColorFieldProps) {
  const { id, error, texts } = props;
  return (
    <div className={css.row}>
      <span className={css.swatch} style={assignInlineVars({ [css.shown]: props.swatch })}>
        <input
          type="color"
          className={css.picker}
          aria-label={texts.pick}
          value={props.swatch}
          onChange={(event) => props.onChange(event.target.value)}
        />
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
