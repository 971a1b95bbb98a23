import { lazy, type Ref, Suspense } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import type { RichTextTexts } from './richText.ts';
import * as css from './RichTextField.css.ts';

export type RichTextFieldProps = Omit<FieldProps, 'children' | 'controlId'> & {
  /** The id of the place one types into. */
  id?: string;
  /** HTML; an empty text stands for "nothing written". */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  texts: RichTextTexts;
  required?: boolean;
  /** The language that is written, for spelling and reading aloud. */
  lang?: string;
  ref?: Ref<{ focus: () => void }>;
};

const Editor = lazy(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor }));

/** Text with headings, emphasis, lists, quotes and links, kept as HTML. */
export function RichTextField(props: RichTextFieldProps) {
  const { id, value, onChange, onBlur, texts, required = false, lang, ref, ...field } = props;
  return (
    <Field {...field} controlId={id}>
      {(control) => (
        <Suspense fallback={<div className={css.placeholder} aria-hidden="true" />}>
          <Editor
            control={control}
            label={field.label}
            lang={lang}
            required={required}
            value={value}
            texts={texts}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
          />
        </Suspense>
      )}
    </Field>
  );
}
