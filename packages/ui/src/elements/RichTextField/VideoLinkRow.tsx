import { videoOfLink } from '@vitrin/contract/links/videoLink';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { changeAt, useTextPlace } from './textPlaces.ts';
import type { OnUnfinished, RichTextTexts } from './richText.ts';
import * as css from './RichTextField.css.ts';
import { takeRowKey } from './takeRowKey.ts';
import { useUnfinished } from './useUnfinished.ts';
import { insertVideo, selectedVideo } from './videoFigures.ts';

export type VideoLinkRowProps = {
  editor: Editor;
  texts: RichTextTexts;
  onUnfinished: OnUnfinished;
  onClose: () => void;
};

/** The link and title of a video: a new one, or the one that was selected when the row was opened. */
export function VideoLinkRow({ editor, texts, onUnfinished, onClose }: VideoLinkRowProps) {
  const place = useTextPlace(editor);
  const [known] = useState(() => selectedVideo(editor.state));
  const [link, setLink] = useState(known?.address ?? '');
  const [title, setTitle] = useState(known?.title ?? '');
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function apply(): boolean {
    const video = videoOfLink(link);
    if (video === undefined) {
      setWrong(true);
      input.current?.focus();
      return false;
    }
    const facts = { address: video.page, title: title.trim() || texts.untitledVideo(video.host) };
    changeAt(editor, place, () => insertVideo(editor, facts));
    onClose();
    return true;
  }

  function remove() {
    changeAt(editor, place, () => selectedVideo(editor.state) && editor.commands.deleteSelection());
    onClose();
  }

  useUnfinished(
    link.trim() !== (known?.address ?? '') || title.trim() !== (known?.title ?? ''),
    { finish: () => Promise.resolve(apply()), drop: onClose },
    onUnfinished,
  );

  return (
    <div className={css.linkRow}>
      <TextField
        ref={input}
        label={texts.videoLink}
        hint={texts.videoLinkHint}
        error={wrong ? texts.videoWrong : undefined}
        value={link}
        onChange={(event) => {
          setLink(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => takeRowKey(event, apply, onClose)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the row in order to type in it
        autoFocus
        type="url"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label={texts.videoTitle}
        hint={texts.videoTitleHint}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => takeRowKey(event, apply, onClose)}
        autoComplete="off"
      />
      <div className={css.linkButtons}>
        <Button tone="quiet" onClick={apply}>
          {known ? texts.changeVideo : texts.insertVideo}
        </Button>
        {known && (
          <Button tone="plain" onClick={remove}>
            {texts.removeVideo}
          </Button>
        )}
        <Button tone="plain" onClick={onClose}>
          {texts.cancelPicture}
        </Button>
      </div>
    </div>
  );
}
