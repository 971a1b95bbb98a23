import { newUuid } from '@vitrin/contract/newUuid';
import { EditorContent, useEditorState } from '@tiptap/react';
import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldControl } from '../Field/Field.tsx';
import { usePreparing } from '../PictureField/usePreparing.ts';
import { focusText } from './focusText.ts';
import { LinkRow } from './LinkRow.tsx';
import { NewPictureRow, SelectedPictureRow } from './PictureRow.tsx';
import {
  dropPending,
  type ForeignPicture,
  pendingAttribute,
  type RefusedPicture,
  storedOnce,
  storeForeignPictures,
  storePictures,
  withAddress,
} from './pendingPictures.ts';
import { isPictureSelected } from './pictureFigures.ts';
import { placeAt, type TextPlace } from './textPlaces.ts';
import type {
  ChoosePicture,
  ChosenPicture,
  OnUnfinished,
  RichTextTexts,
  Unfinished,
  UploadPicture,
} from './richText.ts';
import { type OpenRow, RichTextBar } from './RichTextBar.tsx';
import * as css from './RichTextField.css.ts';
import { SourceView } from './SourceView.tsx';
import { TableBar } from './TableBar.tsx';
import { VideoLinkRow } from './VideoLinkRow.tsx';
import { acceptedPictures, isPictureFile, useRichText } from './useRichText.ts';
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
  onUnfinished: OnUnfinished | undefined;
  ref: Ref<{ focus: () => void }> | undefined;
};

/** A picture to be inserted, once it is described. */
type Waiting = { id: string; source: File | ChosenPicture; place: TextPlace };

/** The editor itself, in a separate module so that it is only loaded where it is used. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { control, required, disabled, texts, ref } = props;
  const { upload: uploadAny, choose, onUnfinished } = props;
  const upload = useMemo(() => storedOnce(uploadAny), [uploadAny]);
  const [open, setOpen] = useState<OpenRow>();
  /** Tells rows apart that are opened one after the other. */
  const [opened, setOpened] = useState(0);
  /** The pictures to be inserted, one after the other. */
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  /** The chosen files that are still being converted, and the foreign pictures that are being stored. */
  const { names: preparing, prepare, hold: holdWork, ended, drop } = usePreparing();
  /** Whether the row of the selected picture takes the focus. */
  const [typing, setTyping] = useState(false);
  const [told, setTold] = useState('');
  /** Aborts storing pictures for a text that is no longer edited. */
  const storing = useRef<AbortController>(undefined);
  /** What the open row holds. */
  const held = useRef<Unfinished>(undefined);
  /** The current pictures to be inserted, for asynchronous work that finishes later; undefined once the field is gone. */
  const queue = useRef<typeof waiting>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState<string>();
  /** The current source, for asynchronous work that finishes later. */
  const typed = useRef<string>(undefined);
  /** The source whose foreign pictures could not all be stored. */
  const tried = useRef<string>(undefined);
  const { editor, say } = useRichText({ ...props, shown: source === undefined }, bar, {
    files: upload && takeFiles,
    picturePressed: (how) => void openPicture(how === 'key'),
    untitledVideo: texts.untitledVideo,
    videoPressed: () => void openRow('video'),
    replaced: () => {
      typed.current = undefined;
      setSource(undefined);
      // What a row was opened for is gone.
      if (held.current === undefined) setOpen(undefined);
    },
    pasted: (pictures, foreign) => {
      setTold(toldOf(pictures));
      takeForeign(foreign, toldOf(pictures));
    },
  });
  const { isInTable, isPicture } = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      isInTable: at.isActive('table'),
      isPicture: isPictureSelected(at.state),
    }),
  });
  const row = open === 'picture' && (!isPicture || waiting.length > 0) ? undefined : open;
  const [first, ...next] = row === undefined && source === undefined ? waiting : [];

  const stopStoring = useCallback(() => {
    storing.current?.abort();
    storing.current = undefined;
  }, []);
  useEffect(() => stopStoring, [stopStoring]);

  const focusField = useCallback(() => {
    if (typed.current === undefined) focusText(editor);
    else document.getElementById(control.id)?.focus();
  }, [editor, control.id]);
  useImperativeHandle(ref, () => ({ focus: focusField }), [focusField]);

  /** Puts what the rows hold into the text, each in its place; false if something is wrong with it. */
  const finishRows = useCallback(async () => {
    for (let one = held.current; one !== undefined; one = held.current) {
      // Each row opens once the one before it has closed.
      const isFinished = await one.finish();
      if (!isFinished) return false;
    }
    return true;
  }, []);

  /** The same, with what is still being converted or stored, and what waits behind a row that holds nothing. */
  const finish = useCallback(async () => {
    for (;;) {
      const isFinished = await finishRows();
      if (!isFinished || queue.current === undefined) return false;
      const work = ended();
      if (work === undefined && queue.current.length === 0) return true;
      const results = await work;
      if (results?.includes(false) === true) {
        focusField();
        return false;
      }
      flushSync(() => setOpen(undefined));
      if (work === undefined && held.current === undefined) return true;
    }
  }, [finishRows, ended, focusField]);

  const report = useCallback(
    (isPreparing: boolean) => {
      const { current: pictures } = queue;
      const isSome = held.current !== undefined || isPreparing || pictures?.length !== 0;
      onUnfinished?.(
        pictures && isSome
          ? {
              finish,
              drop: () => {
                held.current?.drop();
                drop();
                setWaiting([]);
                stopStoring();
                dropPending(editor);
                setTold('');
              },
            }
          : undefined,
      );
    },
    [editor, finish, drop, stopStoring, onUnfinished],
  );

  useLayoutEffect(() => {
    queue.current = waiting;
    report(preparing.length > 0);
  }, [waiting, preparing, report]);

  useLayoutEffect(
    () => () => {
      queue.current = undefined;
      report(false);
    },
    [report],
  );

  const hold = useCallback(
    (now: Unfinished | undefined) => {
      held.current = now;
      report(ended() !== undefined);
    },
    [report, ended],
  );

  /** Moves the focus to the text when a bar that had it closes. */
  function passFocus() {
    const { activeElement } = document;
    const isHere = activeElement === document.body || frame.current?.contains(activeElement) === true;
    if (isHere && held.current === undefined) focusText(editor);
  }

  function close() {
    flushSync(() => setOpen(undefined));
    passFocus();
  }

  function closePicture() {
    flushSync(() => setWaiting(([, ...others]) => others));
    passFocus();
  }

  /** Opens a row once what another one holds is in the text; that one stays if something is wrong there. */
  async function openRow(wanted: OpenRow | undefined): Promise<void> {
    if (held.current !== undefined && !(await finishRows())) return;
    setOpen(wanted);
    setOpened((count) => count + 1);
  }

  async function openPicture(isTyped: boolean) {
    setTyping(isTyped);
    await openRow('picture');
  }

  function pressPicture() {
    if (row === 'picture') close();
    else if (isPicture) void openPicture(true);
    else chooser.current?.click();
  }

  /** Lets pictures wait for their description; those for the same place follow each other there. */
  function wait(sources: readonly (File | ChosenPicture)[], place: TextPlace) {
    const added = sources.map((each) => ({ id: newUuid(), source: each, place }));
    setWaiting((before) => [...before, ...added]);
  }

  function placeForPicture(): TextPlace {
    const known = waiting.at(-1)?.place;
    if (known?.selection().eq(editor.state.selection) === true) return known;
    const place = placeAt(editor);
    place.follow();
    return place;
  }

  function takeFiles(files: readonly File[]) {
    const pictures = files.filter(isPictureFile);
    const { pictureWrongType: wrong } = texts;
    if (pictures.length < files.length) setTold(wrong);
    else setTold((now) => (now === wrong ? '' : now));
    if (pictures.length === 0) return;
    const place = placeForPicture();
    if (row !== undefined) void openRow(undefined);
    prepare('', pictures, (ready) => wait(ready, place));
  }

  async function takeStored() {
    const place = placeForPicture();
    if (row !== undefined) await openRow(undefined);
    const chosen = await choose?.();
    if (chosen !== undefined) wait([chosen], place);
  }

  const toldOf = ({ linked, lost }: UnseenPictures) =>
    linked.length + lost.length > 0 ? texts.unseenPictures({ linked, lost }) : '';

  /** Stores pictures as part of what is unfinished; `work` resolves to whether all of them were. */
  function storeAll(
    pictures: readonly ForeignPicture[],
    before: string,
    work: (storing: { upload: typeof upload; signal: AbortSignal }) => Promise<readonly RefusedPicture[]>,
  ) {
    if (pictures.length === 0) return;
    storing.current ??= new AbortController();
    const { signal } = storing.current;
    const tell = (words: string) => setTold([before, words].join(' ').trim());
    tell(texts.takingPictures(pictures.length));
    const isAllStored = async () => {
      const failed = await work({ upload, signal });
      if (signal.aborted) return false;
      const named = failed.map(({ name, why }) => ({ name: name || texts.picture, why }));
      tell(failed.length > 0 ? texts.picturesNotTaken(named) : '');
      return failed.length === 0;
    };
    holdWork('', isAllStored());
  }

  function takeForeign(pictures: readonly ForeignPicture[], before: string) {
    storeAll(pictures, before, async (options) => {
      // The pasted content is only in the text after the current task.
      await Promise.resolve();
      return storeForeignPictures(editor, pictures, options);
    });
  }

  /** Switches to the HTML source and back; reports what was removed on the way back. */
  async function turn() {
    if (!(await finish())) return;
    setOpen(undefined);
    const now = storedHtml(editor.getHTML());
    setTold('');
    if (source !== undefined && source !== now) {
      const { html, pictures, foreign } = takePictures(source, location.origin, upload !== undefined);
      const removed = notAllowed(html).filter((part) => part !== pendingAttribute);
      editor.commands.setContent(shownInField(editor.schema, html), { emitUpdate: false });
      const words = [...(removed.length > 0 ? [texts.removed(removed)] : []), toldOf(pictures)];
      setTold(words.join(' ').trim());
      takeForeign(foreign, words.join(' ').trim());
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
  function storeWritten() {
    if (source === undefined || source === tried.current) return;
    const written = takePictures(source, location.origin, upload !== undefined).foreign;
    storeAll(written, '', async (options) => {
      const stored = new Map<string, string>();
      const refused: RefusedPicture[] = [];
      await storePictures(written, options, ({ name, src }, end) => {
        if ('url' in end) stored.set(src, end.url);
        else refused.push({ name, why: end.refused });
      });
      if (options.signal.aborted || typed.current === undefined) return [];
      typeSource([...stored].reduce((html, [src, url]) => withAddress(html, src, url), typed.current));
      if (refused.length > 0) tried.current = typed.current;
      return refused;
    });
  }

  return (
    <div
      ref={frame}
      className={css.frame}
      data-invalid={control['aria-invalid']}
      data-disabled={disabled || undefined}
    >
      <RichTextBar
        ref={bar}
        editor={editor}
        texts={texts}
        open={first ? 'picture' : row}
        source={source !== undefined}
        disabled={disabled}
        onLink={() => (row === 'link' ? close() : void openRow('link'))}
        onPicture={upload && pressPicture}
        onStored={upload && choose && (() => void takeStored())}
        onVideo={() => void openRow('video')}
        onSource={() => void turn()}
      />
      {isInTable && source === undefined && !disabled && <TableBar editor={editor} texts={texts} />}
      {row === 'link' && (
        <LinkRow key={opened} editor={editor} texts={texts} onUnfinished={hold} onClose={close} />
      )}
      {row === 'video' && (
        <VideoLinkRow key={opened} editor={editor} texts={texts} onUnfinished={hold} onClose={close} />
      )}
      {first && upload && (
        <NewPictureRow
          key={first.id}
          editor={editor}
          texts={texts}
          source={first.source}
          place={first.place}
          next={next.map(({ source: { name } }) => name)}
          upload={upload}
          onUnfinished={hold}
          onClose={closePicture}
        />
      )}
      {row === 'picture' && (
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
            storeWritten();
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
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            takeFiles(chosen);
          }}
        />
      )}
    </div>
  );
}
