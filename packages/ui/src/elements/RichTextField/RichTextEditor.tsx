import { EditorContent, useEditorState } from '@tiptap/react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { FieldControl } from '../Field/Field.tsx';
import { LinkRow } from './LinkRow.tsx';
import { ChosenPicture } from './ChosenPicture.tsx';
import type { RichTextTexts, UploadPicture } from './richText.ts';
import { type OpenRow, RichTextBar } from './RichTextBar.tsx';
import * as css from './RichTextField.css.ts';
import { SourceView } from './SourceView.tsx';
import { TableBar } from './TableBar.tsx';
import { acceptedPictures, useRichText } from './useRichText.ts';
import { notAllowed } from './notAllowed.ts';
import { keptHtml, storedHtml } from './storedHtml.ts';
import { type UnseenPictures, withSeenPictures } from './unseenPictures.ts';

export type RichTextEditorProps = {
  control: FieldControl;
  label: string;
  lang: string | undefined;
  required: boolean;
  disabled: boolean;
  value: string;
  texts: RichTextTexts;
  upload: UploadPicture | undefined;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  ref: Ref<{ focus: () => void }> | undefined;
};

/** The editor itself, in a module of its own so that it is loaded only where somebody writes. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { control, required, disabled, texts, upload, ref } = props;
  const [open, setOpen] = useState<OpenRow>();
  const [file, setFile] = useState<File>();
  const [told, setTold] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<string>();
  const { editor, say } = useRichText({ ...props, shown: source === undefined }, bar, {
    pictureFile: upload && takePicture,
    replaced: () => setSource(undefined),
    pasted: (pictures) => setTold(toldOf(pictures)),
  });
  const isInTable = useEditorState({ editor, selector: ({ editor: at }) => at.isActive('table') });

  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        source === undefined ? editor.commands.focus() : document.getElementById(control.id)?.focus(),
    }),
    [editor, source, control.id],
  );

  function takePicture(chosen: File) {
    setFile(chosen);
    setOpen('picture');
  }

  function close() {
    setOpen(undefined);
    setFile(undefined);
  }

  function pressPicture() {
    if (open === 'picture') close();
    else if (editor.isActive('picture')) setOpen('picture');
    else chooser.current?.click();
  }

  const toldOf = ({ linked, lost }: UnseenPictures) =>
    linked.length + lost.length > 0 ? texts.unseenPictures({ linked, lost }) : '';

  /** Switches to the HTML source and back; reports what was removed on the way back. */
  function turn() {
    close();
    const now = storedHtml(editor.getHTML());
    setTold('');
    if (source !== undefined && source !== now) {
      const { html, pictures } = withSeenPictures(source, location.origin);
      const removed = notAllowed(html);
      editor.commands.setContent(keptHtml(editor.schema, html), { emitUpdate: false });
      setTold([...(removed.length > 0 ? [texts.removed(removed)] : []), toldOf(pictures)].join(' ').trim());
    }
    setSource(source === undefined ? now : undefined);
  }

  function typeSource(html: string) {
    setSource(html);
    say(keptHtml(editor.schema, withSeenPictures(html, location.origin).html));
  }

  return (
    <div className={css.frame} data-invalid={control['aria-invalid']} data-disabled={disabled || undefined}>
      <RichTextBar
        ref={bar}
        editor={editor}
        texts={texts}
        open={open}
        source={source !== undefined}
        disabled={disabled}
        onLink={() => setOpen((now) => (now === 'link' ? undefined : 'link'))}
        onPicture={upload && pressPicture}
        onSource={turn}
      />
      {isInTable && source === undefined && !disabled && <TableBar editor={editor} texts={texts} />}
      {open === 'link' && <LinkRow editor={editor} texts={texts} onClose={close} />}
      {open === 'picture' && upload && (
        <ChosenPicture
          key={file?.name}
          editor={editor}
          texts={texts}
          file={file}
          upload={upload}
          onClose={close}
        />
      )}
      <output className={css.told}>{told}</output>
      {/* The editor stays, out of sight: with it stay its undo and the place of the cursor. */}
      <div hidden={source !== undefined}>
        <EditorContent editor={editor} />
      </div>
      {source !== undefined && (
        <SourceView
          control={control}
          required={required}
          disabled={disabled}
          html={source}
          onChange={typeSource}
          onBlur={props.onBlur}
        />
      )}
      {upload && (
        <input
          ref={chooser}
          type="file"
          hidden
          accept={acceptedPictures}
          aria-label={texts.picture}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) takePicture(chosen);
          }}
        />
      )}
    </div>
  );
}
