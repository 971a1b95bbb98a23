import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { asAddress, TextField } from '../TextField/TextField.tsx';
import { changeAt, hasWords, placeAt, useTextPlace } from './textPlaces.ts';
import {
  completeAddress,
  isLinkAddress,
  type OnUnfinished,
  type RichTextTexts,
  setLink,
} from './richText.ts';
import * as css from './RichTextField.css.ts';
import { takeRowKey } from './takeRowKey.ts';
import { useUnfinished } from './useUnfinished.ts';

export type LinkRowProps = {
  editor: Editor;
  texts: RichTextTexts;
  onUnfinished: OnUnfinished;
  onClose: () => void;
};

function currentAddress(editor: Editor): string | undefined {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : undefined;
}

/**
 * The row for a link's address: typed, applied with Enter, removed, or cancelled with Escape. It is about the link or
 * the place that it was opened for; a new link takes the words that are selected meanwhile.
 */
export function LinkRow({ editor, texts, onUnfinished, onClose }: LinkRowProps) {
  const place = useTextPlace(editor);
  const [known] = useState(() => currentAddress(editor));
  const [address, setAddress] = useState(known ?? '');
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function apply(): boolean {
    const href = completeAddress(address.trim());
    if (!isLinkAddress(href)) {
      setWrong(true);
      input.current?.focus();
      return false;
    }
    const isOfSelected = known === undefined && hasWords(editor.state);
    changeAt(editor, isOfSelected ? placeAt(editor) : place, () => setLink(editor, href));
    onClose();
    return true;
  }

  function remove() {
    changeAt(editor, place, () => editor.chain().extendMarkRange('link').unsetLink().run());
    onClose();
  }

  useUnfinished(
    address.trim() !== (known ?? ''),
    { finish: () => Promise.resolve(apply()), drop: onClose },
    onUnfinished,
  );

  return (
    <div className={css.linkRow}>
      <TextField
        ref={input}
        label={texts.linkAddress}
        hint={texts.linkHint}
        error={wrong ? texts.linkWrong : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => takeRowKey(event, apply, onClose)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the row in order to type in it
        autoFocus
        {...asAddress}
        enterKeyHint="done"
      />
      <div className={css.linkButtons}>
        <Button tone="quiet" onClick={apply}>
          {texts.applyLink}
        </Button>
        {known !== undefined && (
          <Button tone="plain" onClick={remove}>
            {texts.removeLink}
          </Button>
        )}
      </div>
    </div>
  );
}
