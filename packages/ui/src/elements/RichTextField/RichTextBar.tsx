import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type CommandName, commands, type RichTextTexts } from './richText.ts';
import * as css from './RichTextField.css.ts';

export type RichTextBarProps = {
  editor: Editor;
  texts: RichTextTexts;
  /** The row for a link's address is open. */
  linking: boolean;
  onLink: () => void;
};

const groups: readonly (readonly (readonly [CommandName, LucideIcon])[])[] = [
  [
    ['heading', Heading2],
    ['smallHeading', Heading3],
  ],
  [
    ['bold', Bold],
    ['italic', Italic],
    ['underline', Underline],
  ],
  [
    ['bulletList', List],
    ['numberedList', ListOrdered],
    ['quote', Quote],
  ],
];

/** The formats of a rich text field: one stop for the Tab key, arrow keys within. */
export function RichTextBar({ editor, texts, linking, onLink }: RichTextBarProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      active: Object.entries(commands).flatMap(([name, command]) => (command.active(at) ? [name] : [])),
      link: at.isActive('link'),
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  });

  return (
    <Toolbar.Root
      className={css.bar}
      aria-label={texts.toolbar}
      // A click must not take the focus out of the text, or what is typed next is lost.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <span key={group[0]?.[0]} className={css.group}>
          {group.map(([name, Drawing]) => (
            <Toolbar.Button
              key={name}
              className={css.tool}
              aria-label={texts[name]}
              aria-pressed={now.active.includes(name)}
              title={texts[name]}
              onClick={() => commands[name].run(editor)}
            >
              <Drawing aria-hidden className={css.icon} />
            </Toolbar.Button>
          ))}
        </span>
      ))}
      <span className={css.group}>
        <Toolbar.Button
          className={css.tool}
          aria-label={texts.link}
          aria-pressed={now.link}
          aria-expanded={linking}
          title={texts.link}
          onClick={onLink}
        >
          <Link aria-hidden className={css.icon} />
        </Toolbar.Button>
      </span>
      <span className={css.group}>
        <Toolbar.Button
          className={css.tool}
          aria-label={texts.undo}
          aria-disabled={!now.undo}
          title={texts.undo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <Undo2 aria-hidden className={css.icon} />
        </Toolbar.Button>
        <Toolbar.Button
          className={css.tool}
          aria-label={texts.redo}
          aria-disabled={!now.redo}
          title={texts.redo}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <Redo2 aria-hidden className={css.icon} />
        </Toolbar.Button>
      </span>
    </Toolbar.Root>
  );
}
