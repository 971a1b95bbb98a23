import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  CodeXml,
  Ellipsis,
  FolderOpen,
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
  SquarePlay,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { Ref } from 'react';
import { Menu, type MenuEntry, type MenuGroup } from '../Menu/Menu.tsx';
import { inText } from './focusText.ts';
import { type CommandName, commands, insertions, type RichTextTexts } from './richText.ts';
import * as css from './RichTextField.css.ts';
import { ToolButton } from './ToolButton.tsx';

/** Which row is open below the toolbar. */
export type OpenRow = 'link' | 'picture' | 'video';

export type RichTextBarProps = {
  editor: Editor;
  texts: RichTextTexts;
  open: OpenRow | undefined;
  /** Whether the text is shown as HTML source. */
  source: boolean;
  disabled: boolean;
  onLink: () => void;
  /** Inserts pictures; absent if they cannot be uploaded. */
  onPicture: (() => void) | undefined;
  /** Inserts a stored picture; absent if none can be chosen. */
  onStored: (() => void) | undefined;
  onVideo: () => void;
  onSource: () => void;
  ref: Ref<HTMLDivElement>;
};

type Tool = readonly [CommandName, LucideIcon, keys: string];

/** The most frequently used tools, in the toolbar. */
const inBar: readonly (readonly Tool[])[] = [
  [
    ['heading', Heading2, 'Mod+Alt+2'],
    ['smallHeading', Heading3, 'Mod+Alt+3'],
  ],
  [
    ['bold', Bold, 'Mod+B'],
    ['italic', Italic, 'Mod+I'],
  ],
  [
    ['bulletList', List, 'Mod+Shift+8'],
    ['numberedList', ListOrdered, 'Mod+Shift+7'],
  ],
];

/** The other tools, with their names, in the menu. */
const inMenu: readonly (readonly Tool[])[] = [
  [
    ['smallestHeading', Heading4, 'Mod+Alt+4'],
    ['quote', Quote, 'Mod+Shift+B'],
    ['preformatted', SquareCode, 'Mod+Alt+C'],
  ],
  [
    ['underline', Underline, 'Mod+U'],
    ['strike', Strikethrough, 'Mod+Shift+S'],
    ['subscript', Subscript, 'Mod+,'],
    ['superscript', Superscript, 'Mod+.'],
    ['code', Code, 'Mod+E'],
  ],
];

const small = (Drawing: LucideIcon) => <Drawing size={16} aria-hidden />;

/** The toolbar of a rich text field: a single tab stop, with arrow keys to move within. */
export function RichTextBar(props: RichTextBarProps) {
  const { editor, texts, open, source, disabled, onLink, onPicture, onStored, ref } = props;
  const { onVideo, onSource } = props;
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

  const more: readonly MenuGroup[] = [
    ...inMenu.map((group) => ({
      entries: group.map(
        ([name, drawing, keys]): MenuEntry => ({
          kind: 'toggle',
          label: texts[name],
          icon: small(drawing),
          keys,
          on: now.active.includes(name),
          disabled: source,
          onChoose: () => commands[name].run(editor),
        }),
      ),
    })),
    {
      entries: [
        {
          kind: 'action',
          label: texts.table,
          icon: small(Table),
          disabled: source || now.table,
          onChoose: () => insertions.table(editor),
        },
        {
          kind: 'action',
          label: texts.video,
          icon: small(SquarePlay),
          disabled: source,
          onChoose: onVideo,
        },
        {
          kind: 'action',
          label: texts.line,
          icon: small(Minus),
          disabled: source,
          onChoose: () => insertions.line(editor),
        },
      ],
    },
    {
      entries: [
        { kind: 'toggle', label: texts.source, icon: small(CodeXml), on: source, onChoose: onSource },
      ],
    },
  ];
  const isMoreActive = !source && inMenu.flat().some(([name]) => now.active.includes(name));

  return (
    <Toolbar.Root
      ref={ref}
      className={css.bar}
      aria-label={texts.toolbar}
      // A click must not take the focus from the text, or the next input is lost.
      onMouseDown={(event) => event.preventDefault()}
    >
      {inBar.map((group) => (
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
        {onStored && (
          <ToolButton
            label={texts.storedPicture}
            drawing={FolderOpen}
            disabled={disabled}
            idle={source}
            onClick={onStored}
          />
        )}
      </span>
      <span className={css.group}>
        <ToolButton
          label={texts.undo}
          drawing={Undo2}
          keys="Mod+Z"
          disabled={disabled}
          idle={source || !now.undo}
          onClick={() => inText(editor).undo().run()}
        />
        <ToolButton
          label={texts.redo}
          drawing={Redo2}
          keys="Mod+Shift+Z"
          disabled={disabled}
          idle={source || !now.redo}
          onClick={() => inText(editor).redo().run()}
        />
      </span>
      <span className={css.group}>
        <Menu
          trigger={
            <ToolButton
              label={texts.moreTools}
              drawing={Ellipsis}
              disabled={disabled}
              data-active={isMoreActive || undefined}
            />
          }
          groups={more}
          align="start"
        />
        {/* Makes it obvious how to get back if the source was opened by mistake. */}
        {source && (
          <ToolButton label={texts.source} drawing={CodeXml} pressed disabled={disabled} onClick={onSource} />
        )}
      </span>
    </Toolbar.Root>
  );
}
