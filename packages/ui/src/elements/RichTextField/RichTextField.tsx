import { lazy, memo, type Ref, Suspense } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { stylesArrived } from '../../theme/stylesArrived.ts';
import type { ChoosePicture, OnUnfinished, RichTextTexts, UploadPicture } from './richText.ts';
import * as css from './RichTextField.css.ts';

export type RichTextFieldProps = Omit<FieldProps, 'children' | 'controlId'> & {
  /** The id of the editable element. */
  id?: string;
  /** HTML; an empty string means that there is no content. */
  value: string;
  /** Called with the new HTML on each change. */
  onChange: (html: string) => void;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
  /** The texts of the field. */
  texts: RichTextTexts;
  /** Whether it must not be empty. */
  required?: boolean;
  /** Read-only: shows the text but accepts no changes. */
  disabled?: boolean;
  /** Uploads a picture that is chosen, dropped or pasted; without it, no pictures can be inserted. */
  onUploadPicture?: UploadPicture | undefined;
  /** Lets the user choose a stored picture, if pictures can be inserted; without it, only files can be chosen. */
  onChoosePicture?: ChoosePicture | undefined;
  /** Told what is typed or chosen and not part of the text yet, such as the address of a link. */
  onUnfinished?: OnUnfinished | undefined;
  /** The language of the content, for spell checking and screen readers. */
  lang?: string;
  /** Lets a form move the focus to it. */
  ref?: Ref<{ focus: () => void }>;
};

const Editor = lazy(async () => {
  const { RichTextEditor } = await import('./RichTextEditor.tsx');
  await stylesArrived();
  return { default: RichTextEditor };
});

export type {
  ChoosePicture,
  OnUnfinished,
  PictureOfLibrary,
  RichTextTexts,
  Unfinished,
  UploadedPicture,
  UploadPicture,
} from './richText.ts';

/**
 * Text with headings, emphasis, lists, quotes, tables, pictures and links, stored as HTML that the policy allows. Its
 * toolbar has hundreds of components, so it is memoised to skip renders when other fields of the form change.
 */
export const RichTextField = memo(function RichTextField(props: RichTextFieldProps) {
  const { id, value, onChange, onBlur, texts, required = false, lang, ref, ...rest } = props;
  const { disabled = false, onUploadPicture, onChoosePicture, onUnfinished, ...field } = rest;
  return (
    <Field {...field} controlId={id}>
      {(control) => (
        <Suspense fallback={<div className={css.placeholder} aria-hidden="true" />}>
          <Editor
            control={control}
            label={field.label}
            lang={lang}
            required={required}
            disabled={disabled}
            upload={onUploadPicture}
            choose={onChoosePicture}
            value={value}
            texts={texts}
            onChange={onChange}
            onBlur={onBlur}
            onUnfinished={onUnfinished}
            ref={ref}
          />
        </Suspense>
      )}
    </Field>
  );
});
