import { chosenTypes } from '@vitrin/contract/limits';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isHeic } from '../PictureField/smallerPicture.ts';
import { createEchoes } from './echoes.ts';
import { focusText } from './focusText.ts';
import { extensions } from './extensions.ts';
import { cleanPasted } from './pasted.ts';
import type { ForeignPicture } from './pendingPictures.ts';
import { isPictureSelected } from './pictureFigures.ts';
import type { UnseenPictures } from './unseenPictures.ts';
import * as css from './RichTextField.css.ts';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import { storedHtml } from './storedHtml.ts';
import { pasteVideo, selectedVideo } from './videoFigures.ts';

/** Whether a file is a picture, of which not every type can be stored. */
export const isPictureFile = (file: File): boolean => file.type.startsWith('image/') || isHeic(file);

const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

/** Whether the clipboard also contains text: a picture in it is then only a rendering of that text. */
const hasText = (data: DataTransfer | null): boolean =>
  (data?.getData('text/html') ?? '') !== '' && (data?.getData('text/plain') ?? '').trim() !== '';

/**
 * The editor behind a rich text field: synchronised with the value, with cleaned pastes and uploads of dropped
 * pictures.
 */
export function useRichText(
  props: Omit<RichTextEditorProps, 'ref' | 'texts' | 'upload'> & {
    /** Whether the editor is shown, and not the HTML source. */
    shown: boolean;
  },
  bar: RefObject<HTMLDivElement | null>,
  on: {
    /** Called with files for the cursor's place, of which some may be no pictures. */
    files: ((files: readonly File[]) => void) | undefined;
    /** Called when a picture was clicked, or Enter was pressed on it. */
    picturePressed: (how: 'click' | 'key') => void;
    /** Called when a video was clicked, or Enter was pressed on it. */
    videoPressed: () => void;
    untitledVideo: (host: string) => string;
    replaced: () => void;
    /** Called on paste with the pictures that cannot be kept, and those to be stored. */
    pasted: (pictures: UnseenPictures, foreign: readonly ForeignPicture[]) => void;
  },
): { editor: Editor; say: (html: string) => void } {
  const { control, label, lang, required, disabled, shown, value, onChange, onBlur } = props;
  const [echoes] = useState(() => createEchoes(value));
  const heard = useRef(on);

  useEffect(() => {
    heard.current = on;
  }, [on]);

  const editorProps = useMemo(() => {
    /** Opens the row of a picture or video that was pressed and is selected now. */
    function openPressed(view: EditorView, _pos: number, node: DocumentNode, at: number): boolean {
      if (!view.editable || !['picture', 'video'].includes(node.type.name)) return false;
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
      if (node.type.name === 'picture') heard.current.picturePressed('click');
      else heard.current.videoPressed();
      return true;
    }
    /** Takes files where they are dropped; the browser itself would open them in place of the page. */
    function takeDropped(view: EditorView, event: DragEvent): boolean {
      const files = filesIn(event.dataTransfer);
      const isOwn = view.dragging !== null;
      const isText = !files.some(isPictureFile) && hasText(event.dataTransfer);
      if (isOwn || isText || files.length === 0) return false;
      event.preventDefault();
      if (!view.editable) return true;
      const { state } = view;
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (at) view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(at.pos))));
      heard.current.files?.(files);
      return true;
    }
    return {
      attributes: {
        class: css.text,
        ...(shown && { id: control.id }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-required': `${required}`,
        'aria-invalid': `${control['aria-invalid'] ?? false}`,
        ...(disabled && { 'aria-disabled': 'true' }),
        ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
        ...(lang && { lang }),
      },
      transformPastedHTML: (pasted: string) => {
        const { html, pictures, foreign } = cleanPasted(pasted, location.origin);
        heard.current.pasted(pictures, foreign);
        return html;
      },
      handlePaste: (view: EditorView, event: ClipboardEvent) => {
        const words = event.clipboardData?.getData('text/plain') ?? '';
        if (pasteVideo(view, words, heard.current.untitledVideo)) return true;
        const files = filesIn(event.clipboardData);
        const { files: take } = heard.current;
        if (!files.some(isPictureFile) || !take || hasText(event.clipboardData)) return false;
        take(files);
        return true;
      },
      handleDOMEvents: { drop: takeDropped },
      handleClickOn: openPressed,
      handleDoubleClickOn: openPressed,
      handleKeyDown: (view: EditorView, event: KeyboardEvent) => {
        if (event.key === 'Enter' && view.editable && isPictureSelected(view.state)) {
          heard.current.picturePressed('key');
          return true;
        }
        if (event.key === 'Enter' && view.editable && selectedVideo(view.state) !== undefined) {
          heard.current.videoPressed();
          return true;
        }
        if (!event.altKey || event.key !== 'F10') return false;
        // The toolbar itself passes the focus on to the tool that had it last.
        bar.current?.focus();
        return true;
      },
    };
  }, [control, label, lang, required, disabled, shown, bar]);

  const editor = useEditor({
    // An unmounting editor would remove the library's style sheet from one that has just mounted; RichTextField.css.ts
    // has its rules.
    injectCSS: false,
    extensions,
    editorProps,
    editable: !disabled,
    content: value,
    onUpdate: ({ editor: at }) => say(storedHtml(at.getHTML())),
    onBlur: () => onBlur?.(),
  });

  function say(html: string) {
    echoes.report(html);
    onChange(html);
  }

  useEffect(() => {
    if (echoes.isOwn(value)) return;
    editor.commands.setContent(value, { emitUpdate: false });
    heard.current.replaced();
  }, [editor, echoes, value]);

  useEffect(() => {
    if (editor.isEditable === disabled) editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  // A native label click only reaches inputs.
  useEffect(() => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>(`label[for="${CSS.escape(control.id)}"]`)];
    const focus = () => focusText(editor);
    for (const one of labels) one.addEventListener('click', focus);
    return () => {
      for (const one of labels) one.removeEventListener('click', focus);
    };
  }, [editor, control.id]);

  return { editor, say };
}

/** The types offered in the file chooser. */
export const acceptedPictures = chosenTypes.join(',');
