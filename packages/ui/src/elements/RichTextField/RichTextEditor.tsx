import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { FieldControl } from '../Field/Field.tsx';
import { LinkRow } from './LinkRow.tsx';
import { isLinkAddress, type RichTextTexts } from './richText.ts';
import { RichTextBar } from './RichTextBar.tsx';
import * as css from './RichTextField.css.ts';

export type RichTextEditorProps = {
  control: FieldControl;
  label: string;
  lang: string | undefined;
  required: boolean;
  value: string;
  texts: RichTextTexts;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  ref: Ref<{ focus: () => void }> | undefined;
};

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isLinkAddress(address),
    },
  }),
];

/** The editor itself, in a file of its own so that it is fetched only where somebody writes. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { control, label, lang, required, value, texts, onChange, onBlur, ref } = props;
  const [linking, setLinking] = useState(false);
  const said = useRef(value);

  const editorProps = useMemo(
    () => ({
      attributes: {
        class: css.text,
        id: control.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': `${required}`,
        'aria-invalid': `${control['aria-invalid'] ?? false}`,
        ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
        ...(lang && { lang }),
      },
    }),
    [control, label, lang, required],
  );

  const editor = useEditor({
    extensions,
    editorProps,
    content: value,
    onUpdate: ({ editor: at }) => {
      said.current = at.isEmpty ? '' : at.getHTML();
      onChange(said.current);
    },
    onBlur: () => onBlur?.(),
  });

  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  return (
    <div className={css.frame} data-invalid={control['aria-invalid']}>
      <RichTextBar
        editor={editor}
        texts={texts}
        linking={linking}
        onLink={() => setLinking((open) => !open)}
      />
      {linking && <LinkRow editor={editor} texts={texts} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </div>
  );
}
