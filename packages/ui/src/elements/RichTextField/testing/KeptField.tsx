import { useState } from 'react';
import { RichTextField, type RichTextFieldProps } from '../RichTextField.tsx';

/** A field that keeps what is written in it, as a form does. */
export function KeptField(props: RichTextFieldProps) {
  const [html, setHtml] = useState(props.value);
  return (
    <RichTextField
      {...props}
      value={html}
      onChange={(next) => {
        setHtml(next);
        props.onChange(next);
      }}
    />
  );
}
