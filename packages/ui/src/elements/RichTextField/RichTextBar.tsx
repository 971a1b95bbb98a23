import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  CodeXml,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { Ref } from 'react';
import { type CommandName, commands, insertions, type RichTextTexts } from './richText.ts';
import * as css from './RichTextField.css.ts';
import { ToolButton } from './ToolButton.tsx';

/** The row that is open below the toolbar. */
export type OpenRow = 'link' | 'picture';

export type RichTextBarProps = {
  editor: Editor;
  texts: RichTextTexts;
  open: OpenRow | undefined;
  /** The text is shown as HTML source. */
  source: boolean;
  disabled: boolean;
  onLink: () => void;
  /** Inserts pictures; absent where they cannot be uploaded. */
  onPicture: (() => void) | undefined;
  onSource: () => void;
  ref: Ref<HTMLDivElement>;
};

const groups: readonly (readonly (readonly [CommandName, LucideIcon, keys: string])[])[] = [
  [
    ['heading', Heading2, 'Mod+Alt+2'],
    ['smallHeading', Heading3, 'Mod+Alt+3'],
    ['smallestHeading', Heading4, 'Mod+Alt+4'],
  ],
  [
    ['bold', Bold, 'Mod+B'],
    ['italic', Italic, 'Mod+I'],
    ['underline', Underline, 'Mod+U'],
    ['strike', Strikethrough, 'Mod+Shift+S'],
    ['subscript', Subscript, 'Mod+,'],
    ['superscript', Superscript, 'Mod+.'],
    ['code', Code, 'Mod+E'],
  ],
  [
    ['bulletList', List, 'Mod+Shift+8'],
    ['numberedList', ListOrdered, 'Mod+Shift+7'],
    ['quote', Quote, 'Mod+Shift+B'],
    ['preformatted', SquareCode, 'Mod+Alt+C'],
  ],
];

/** The toolbar of a rich text field: one stop for the Tab key, arrow keys within. */
export function RichTextBar(props: RichTextBarProps) {
  const { editor, texts, open, source, disabled, onLink, onPicture, onSource, ref } = props;
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      active: Object.entries(commands).flatMap(([name, command]) => (command.active(at) ? [name] : [])),
      link: at.isActive('link'),
      table: at.isActive('table'),
      picture: at.isActive('picture'),
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  });

  return (
    <Toolbar.Root
      ref={ref}
      className={css.bar}
      aria-label={texts.toolbar}
      // A click must not take the focus out of the text, or what is typed next is lost.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <span key={group[0]?.[0]} className={css.group}>
          {group.map(([name, drawing, keys]) => (
            <ToolButton
              key={name}
              label={texts[name]}
              drawing={drawing}
              keys={keys}
              pressed={now.active.includes(name)}
              disabled={disabled}
              idle={source}
              onClick={() => commands[name].run(editor)}
            />
          ))}
        </span>
      ))}
      <span className={css.group}>
        <ToolButton
          label={texts.link}
          drawing={Link}
          pressed={now.link}
          expanded={open === 'link'}
          disabled={disabled}
          idle={source}
          onClick={onLink}
        />
        {onPicture && (
          <ToolButton
            label={texts.picture}
            drawing={ImagePlus}
            pressed={now.picture}
            expanded={open === 'picture'}
            disabled={disabled}
            idle={source}
            onClick={onPicture}
          />
        )}
        <ToolButton
          label={texts.table}
          drawing={Table}
          pressed={now.table}
          disabled={disabled}
          idle={source || now.table}
          onClick={() => insertions.table(editor)}
        />
        <ToolButton
          label={texts.line}
          drawing={Minus}
          disabled={disabled}
          idle={source}
          onClick={() => insertions.line(editor)}
        />
      </span>
      <span className={css.group}>
        <ToolButton
          label={texts.undo}
          drawing={Undo2}
          keys="Mod+Z"
          disabled={disabled}
          idle={source || !now.undo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <ToolButton
          label={texts.redo}
          drawing={Redo2}
          keys="Mod+Shift+Z"
          disabled={disabled}
          idle={source || !now.redo}
          onClick={() => editor.chain().focus().redo().run()}
        />
      </span>
      <span className={css.group}>
        <ToolButton
          label={texts.source}
          drawing={CodeXml}
          pressed={source}
          disabled={disabled}
          onClick={onSource}
        />
      </span>
    </Toolbar.Root>
  );
}
