import type { FieldControl } from '../Field/Field.tsx';
import * as css from './RichTextField.css.ts';

export type SourceViewProps = {
  control: FieldControl;
  required: boolean;
  disabled: boolean;
  html: string;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
};

/** The text as HTML source. */
export function SourceView({ control, required, disabled, html, onChange, onBlur }: SourceViewProps) {
  return (
    <textarea
      {...control}
      className={css.source}
      required={required}
      disabled={disabled}
      value={html}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      rows={12}
      spellCheck={false}
      autoCapitalize="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the text that was being edited
      autoFocus
    />
  );
}
