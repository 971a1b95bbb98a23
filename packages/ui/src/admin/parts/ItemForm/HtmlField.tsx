import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useCallback } from 'react';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import {
  type OnUnfinished,
  RichTextField,
  type UploadPicture,
} from '../../../elements/RichTextField/RichTextField.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import type { OnUnfinishedField } from '../Editing/useUnfinishedFields.ts';
import type { FindPictures } from '../PictureChooser/PictureChooser.tsx';
import { useStoredPicture } from '../PictureChooser/useStoredPicture.tsx';

export type HtmlFieldProps<Fields extends FieldValues> = {
  control: Control<Fields>;
  name: FieldPathByValue<Fields, string>;
  id: string;
  error: string | undefined;
  label: string;
  labelHidden?: boolean;
  labelNote?: string;
  hint?: string;
  required?: boolean;
  /** Uploads a picture for the text. */
  onUploadPicture: UploadPicture | undefined;
  /** Searches stored pictures for the text. */
  findPictures: FindPictures | undefined;
  onUnfinished: OnUnfinishedField;
};

/** A form field for rich text. */
export function HtmlField<Fields extends FieldValues>(props: HtmlFieldProps<Fields>) {
  const { control, name, findPictures, onUnfinished, ...field } = props;
  const report = useCallback<OnUnfinished>((now) => onUnfinished(name, now), [name, onUnfinished]);
  const { choose, dialog } = useStoredPicture(findPictures);
  return (
    <>
      <Controller
        control={control}
        name={name}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <RichTextField
            {...field}
            onChoosePicture={choose}
            onUnfinished={report}
            ref={ref}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            texts={adminFormsText.richText}
            lang={siteLanguage}
          />
        )}
      />
      {dialog}
    </>
  );
}
