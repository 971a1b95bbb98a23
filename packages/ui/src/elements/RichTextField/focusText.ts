import type { ChainedCommands, Editor } from '@tiptap/react';

/**
 * Moves the focus to the text and its cursor into view. Tiptap's own command does so a frame later: until then, keys go
 * to what had the focus, or to the place where the browser saw the cursor last.
 */
export function focusText(editor: Editor): void {
  if (editor.isDestroyed || editor.view.hasFocus()) return;
  editor.view.focus();
  editor.commands.scrollIntoView();
}

/** Commands for the text, which has the focus from here on. */
export function inText(editor: Editor): ChainedCommands {
  focusText(editor);
  return editor.chain();
}
