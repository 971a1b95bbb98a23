import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { completeAddress, isLinkAddress, type RichTextTexts, setLink } from './richText.ts';
import * as css from './RichTextField.css.ts';
import { takeRowKey } from './takeRowKey.ts';

export type LinkRowProps = { editor: Editor; texts: RichTextTexts; onClose: () => void };

function currentAddress(editor: Editor): string {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

/** The row for a link's address: typed, applied with Enter, removed, or cancelled with Escape. */
export function LinkRow({ editor, texts, onClose }: LinkRowProps) {
  const [address, setAddress] = useState(() => currentAddress(editor));
  const [wrong, setWrong] = useState(false);

  function apply() {
    const href = completeAddress(address.trim());
    if (!isLinkAddress(href)) return setWrong(true);
    setLink(editor, href);
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  function cancel() {
    onClose();
    editor.commands.focus();
  }

  return (
    <div className={css.linkRow}>
      <TextField
        label={texts.linkAddress}
        hint={texts.linkHint}
        error={wrong ? texts.linkWrong : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => takeRowKey(event, apply, cancel)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the row in order to type in it
        autoFocus
        autoComplete="off"
        spellCheck={false}
      />
      <div className={css.linkButtons}>
        <Button tone="quiet" onClick={apply}>
          {texts.applyLink}
        </Button>
        {editor.isActive('link') && (
          <Button tone="plain" onClick={remove}>
            {texts.removeLink}
          </Button>
        )}
      </div>
    </div>
  );
}
