import { EditorContent, useEditorState } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { FieldControl } from '../Field/Field.tsx';
import { whenReady } from '../PictureField/smallerPicture.ts';
import { LinkRow } from './LinkRow.tsx';
import { NewPictureRow, SelectedPictureRow } from './PictureRow.tsx';
import {
  type ForeignPicture,
  pendingAttribute,
  type RefusedPicture,
  storedOnce,
  storeForeignPictures,
  storePictures,
  withAddress,
} from './pendingPictures.ts';
import { isPictureSelected } from './pictureFigures.ts';
import type { ChoosePicture, ChosenPicture, RichTextTexts, UploadPicture } from './richText.ts';
import { type OpenRow, RichTextBar } from './RichTextBar.tsx';
import * as css from './RichTextField.css.ts';
import { SourceView } from './SourceView.tsx';
import { TableBar } from './TableBar.tsx';
import { VideoLinkRow } from './VideoLinkRow.tsx';
import { acceptedPictures, useRichText } from './useRichText.ts';
import { notAllowed } from './notAllowed.ts';
import { keptHtml, shownInField, storedHtml } from './storedHtml.ts';
import { takePictures } from './pasted.ts';
import type { UnseenPictures } from './unseenPictures.ts';

export type RichTextEditorProps = {
  control: FieldControl;
  label: string;
  lang: string | undefined;
  required: boolean;
  disabled: boolean;
  value: string;
  texts: RichTextTexts;
  upload: UploadPicture | undefined;
  choose: ChoosePicture | undefined;
  onChange: (html: string) => void;
  onBlur: (() => void) | undefined;
  ref: Ref<{ focus: () => void }> | undefined;
};

/** The editor itself, in a separate module so that it is only loaded where it is used. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { control, required, disabled, texts, ref } = props;
  const { upload: uploadAny, choose } = props;
  const upload = useMemo(() => storedOnce(uploadAny), [uploadAny]);
  const [open, setOpen] = useState<OpenRow>();
  /** The picture to be inserted. */
  const [file, setFile] = useState<File | ChosenPicture>();
  /** Whether the row of the selected picture takes the focus. */
  const [typing, setTyping] = useState(false);
  const [told, setTold] = useState('');
  /** Aborts storing pictures for a text that is no longer edited. */
  const storing = useRef<AbortController>(undefined);
  const bar = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<string>();
  /** The current source, for asynchronous work that finishes later. */
  const typed = useRef<string>(undefined);
  const { editor, say } = useRichText({ ...props, shown: source === undefined }, bar, {
    pictureFile: upload && takeFile,
    picturePressed: (how) => {
      setFile(undefined);
      setTyping(how === 'key');
      setOpen('picture');
    },
    untitledVideo: texts.untitledVideo,
    videoPressed: () => setOpen('video'),
    replaced: () => {
      typed.current = undefined;
      setSource(undefined);
    },
    pasted: (pictures, foreign) => {
      setTold(toldOf(pictures));
      if (foreign.length > 0) void takeForeign(foreign, toldOf(pictures));
    },
  });
  const { isInTable, isPicture } = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      isInTable: at.isActive('table'),
      isPicture: isPictureSelected(at.state),
    }),
  });
  const row = open === 'picture' && file === undefined && !isPicture ? undefined : open;

  useEffect(
    () => () => {
      storing.current?.abort();
      storing.current = undefined;
    },
    [],
  );

  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        source === undefined ? editor.commands.focus() : document.getElementById(control.id)?.focus(),
    }),
    [editor, source, control.id],
  );

  function takePicture(chosen: File | ChosenPicture) {
    setFile(chosen);
    setOpen('picture');
  }

  function close() {
    setOpen(undefined);
    setFile(undefined);
  }

  function pressPicture() {
    if (row === 'picture') close();
    else if (isPicture) {
      setTyping(true);
      setOpen('picture');
    } else chooser.current?.click();
  }

  function takeFile(chosen: File) {
    whenReady([chosen], ([ready = chosen]) => takePicture(ready));
  }

  async function takeStored() {
    close();
    const chosen = await choose?.();
    if (chosen !== undefined) takePicture(chosen);
  }

  const toldOf = ({ linked, lost }: UnseenPictures) =>
    linked.length + lost.length > 0 ? texts.unseenPictures({ linked, lost }) : '';

  async function takeForeign(pictures: readonly ForeignPicture[], before: string) {
    storing.current ??= new AbortController();
    const { signal } = storing.current;
    setTold([before, texts.takingPictures(pictures.length)].join(' ').trim());
    // The pasted content is only in the text after the current task.
    await Promise.resolve();
    const failed = await storeForeignPictures(editor, pictures, { upload, signal });
    if (signal.aborted) return;
    const named = failed.map(({ name, why }) => ({ name: name || texts.picture, why }));
    setTold([before, failed.length > 0 ? texts.picturesNotTaken(named) : ''].join(' ').trim());
  }

  /** Switches to the HTML source and back; reports what was removed on the way back. */
  function turn() {
    close();
    const now = storedHtml(editor.getHTML());
    setTold('');
    if (source !== undefined && source !== now) {
      const { html, pictures, foreign } = takePictures(source, location.origin, upload !== undefined);
      const removed = notAllowed(html).filter((part) => part !== pendingAttribute);
      editor.commands.setContent(shownInField(editor.schema, html), { emitUpdate: false });
      const words = [...(removed.length > 0 ? [texts.removed(removed)] : []), toldOf(pictures)];
      setTold(words.join(' ').trim());
      if (foreign.length > 0) void takeForeign(foreign, words.join(' ').trim());
    }
    typed.current = source === undefined ? now : undefined;
    setSource(typed.current);
  }

  /** Until foreign pictures are stored, the saved text omits them; a message says so. */
  function typeSource(html: string) {
    const taken = takePictures(html, location.origin, upload !== undefined);
    typed.current = html;
    setSource(html);
    setTold(taken.foreign.length > 0 ? texts.foreignInSource(taken.foreign.length) : '');
    say(keptHtml(editor.schema, taken.html));
  }

  /** Stores the foreign pictures that were written into the source, and replaces their addresses there. */
  async function storeWritten() {
    const written =
      source === undefined ? [] : takePictures(source, location.origin, upload !== undefined).foreign;
    if (written.length === 0) return;
    storing.current ??= new AbortController();
    const { signal } = storing.current;
    setTold(texts.takingPictures(written.length));
    const stored = new Map<string, string>();
    const refused: RefusedPicture[] = [];
    await storePictures(written, { upload, signal }, ({ name, src }, end) => {
      if ('url' in end) stored.set(src, end.url);
      else refused.push({ name: name || texts.picture, why: end.refused });
    });
    const now = typed.current;
    if (signal.aborted || now === undefined) return;
    typeSource([...stored].reduce((html, [src, url]) => withAddress(html, src, url), now));
    if (refused.length > 0) setTold(texts.picturesNotTaken(refused));
  }

  return (
    <div className={css.frame} data-invalid={control['aria-invalid']} data-disabled={disabled || undefined}>
      <RichTextBar
        ref={bar}
        editor={editor}
        texts={texts}
        open={row}
        source={source !== undefined}
        disabled={disabled}
        onLink={() => setOpen((now) => (now === 'link' ? undefined : 'link'))}
        onPicture={upload && pressPicture}
        onStored={upload && choose && (() => void takeStored())}
        onVideo={() => setOpen('video')}
        onSource={turn}
      />
      {isInTable && source === undefined && !disabled && <TableBar editor={editor} texts={texts} />}
      {row === 'link' && <LinkRow editor={editor} texts={texts} onClose={close} />}
      {row === 'video' && <VideoLinkRow editor={editor} texts={texts} onClose={close} />}
      {row === 'picture' && file !== undefined && upload && (
        <NewPictureRow
          key={file.name}
          editor={editor}
          texts={texts}
          source={file}
          upload={upload}
          onClose={close}
        />
      )}
      {row === 'picture' && file === undefined && (
        <SelectedPictureRow editor={editor} texts={texts} typing={typing} onClose={close} />
      )}
      <output className={css.told}>{told}</output>
      {/* The editor stays mounted but hidden, which keeps its undo history and the cursor position. */}
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
          onBlur={() => {
            void storeWritten();
            props.onBlur?.();
          }}
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
            if (chosen) takeFile(chosen);
          }}
        />
      )}
    </div>
  );
}
