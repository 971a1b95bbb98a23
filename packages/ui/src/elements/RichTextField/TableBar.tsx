import type { Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  FoldHorizontal,
  FoldVertical,
  type LucideIcon,
  PanelTop,
  Trash2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type RichTextTexts, type TableCommandName, tableCommands } from './richText.ts';
import * as css from './RichTextField.css.ts';
import { ToolButton } from './ToolButton.tsx';

export type TableBarProps = { editor: Editor; texts: RichTextTexts };

const groups: readonly (readonly (readonly [TableCommandName, LucideIcon])[])[] = [
  [
    ['rowAbove', BetweenHorizontalStart],
    ['rowBelow', BetweenHorizontalEnd],
    ['deleteRow', FoldVertical],
  ],
  [
    ['columnBefore', BetweenVerticalStart],
    ['columnAfter', BetweenVerticalEnd],
    ['deleteColumn', FoldHorizontal],
  ],
  [
    ['headerRow', PanelTop],
    ['deleteTable', Trash2],
  ],
];

/** The tools for the table at the cursor. */
export function TableBar({ editor, texts }: TableBarProps) {
  return (
    <Toolbar.Root
      className={css.bar}
      aria-label={texts.tableTools}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <span key={group[0]?.[0]} className={css.group}>
          {group.map(([name, drawing]) => (
            <ToolButton
              key={name}
              label={texts[name]}
              drawing={drawing}
              onClick={() => tableCommands[name](editor)}
            />
          ))}
        </span>
      ))}
    </Toolbar.Root>
  );
}
