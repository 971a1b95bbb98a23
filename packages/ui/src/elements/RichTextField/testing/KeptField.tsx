import { useState } from 'react';
import { RichTextField, type RichTextFieldProps } from '../RichTextField.tsx';

/** A field that keeps its input, like a form; with `after`, that many milliseconds later, as on a slow phone. */
export function KeptField({ after, ...props }: RichTextFieldProps & { after?: number }) {
  const [html, setHtml] = useState(props.value);
  return (
    <RichTextField
      {...props}
      value={html}
      onChange={(next) => {
        if (after === undefined) setHtml(next);
        else setTimeout(() => setHtml(next), after);
        props.onChange(next);
      }}
    />
  );
}
