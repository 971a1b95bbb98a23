import { type ComponentType, useState } from 'react';
import { fn, within } from 'storybook/test';
import { wholeView } from '../../itemView.ts';
import type { ContentListScreenProps } from '../ContentList.tsx';

/** What all stories of lists begin with: the whole list, seen in the middle of January 2026. */
export const listArgs = {
  view: wholeView,
  now: new Date('2026-01-17T10:00:00.000Z'),
  pending: new Set<string>(),
  onView: fn(),
  onToggle: fn(),
  onActivate: fn(),
  onReorder: fn(),
  onDelete: fn(),
};

/** The screen with search, filter and sort that work. */
export const viewed = <T,>(Screen: ComponentType<ContentListScreenProps<T>>) =>
  function Viewed(args: ContentListScreenProps<T>) {
    const [view, setView] = useState(args.view);
    return (
      <Screen
        {...args}
        view={view}
        onView={(next) => {
          setView(next);
          args.onView(next);
        }}
      />
    );
  };

/** The texts of a table's rows, without their heads. */
export const rowsIn = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
