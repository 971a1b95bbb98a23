import { videoOfLink } from '@vitrin/contract/links/videoLink';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { RichTextTexts } from './richText.ts';
import * as css from './RichTextField.css.ts';
import { takeRowKey } from './takeRowKey.ts';
import { insertVideo, selectedVideo } from './videoFigures.ts';

export type VideoLinkRowProps = { editor: Editor; texts: RichTextTexts; onClose: () => void };

/** The link and title of a video, which is new or selected. */
export function VideoLinkRow({ editor, texts, onClose }: VideoLinkRowProps) {
  const [known] = useState(() => selectedVideo(editor.state));
  const [link, setLink] = useState(known?.address ?? '');
  const [title, setTitle] = useState(known?.title ?? '');
  const [wrong, setWrong] = useState(false);

  function apply() {
    const video = videoOfLink(link);
    if (video === undefined) return setWrong(true);
    insertVideo(editor, { address: video.page, title: title.trim() || texts.untitledVideo(video.host) });
    onClose();
  }

  function remove() {
    editor.chain().focus().deleteSelection().run();
    onClose();
  }

  function cancel() {
    onClose();
    editor.commands.focus();
  }

  return (
    <div className={css.linkRow}>
      <TextField
        label={texts.videoLink}
        hint={texts.videoLinkHint}
        error={wrong ? texts.videoWrong : undefined}
        value={link}
        onChange={(event) => {
          setLink(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => takeRowKey(event, apply, cancel)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the row in order to type in it
        autoFocus
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label={texts.videoTitle}
        hint={texts.videoTitleHint}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => takeRowKey(event, apply, cancel)}
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
        <Button tone="plain" onClick={cancel}>
          {texts.cancelPicture}
        </Button>
      </div>
    </div>
  );
}
