import { limits } from '@vitrin/contract/limits';
import { type Load, ready } from '@vitrin/contract/load';
import { type ComponentType, useState } from 'react';
import { fn, within } from 'storybook/test';
import { type ItemFacts, type ItemPage, pageOf, wholeView } from '../../itemView.ts';
import type { ContentListScreenProps } from '../ContentList.tsx';

/** The props shared by all list stories: the whole list, in the middle of January 2026. */
export const listArgs = {
  view: wholeView,
  busy: false,
  now: new Date('2026-01-17T10:00:00.000Z'),
  pending: new Set<string>(),
  onView: fn(),
  onToggle: fn(),
  onActivate: fn(),
  onMove: fn(),
  onDelete: fn(),
};

type Listed = { active: boolean; updatedAt: string } & ({ title: string } | { name: string });

const factsOf = (item: Listed): ItemFacts => ({
  title: 'title' in item ? item.title : item.name,
  words: Object.values(item)
    .flat()
    .filter((value) => typeof value === 'string')
    .join(' '),
});

/** All of these items as one page. */
export const listed = <T extends Listed>(items: readonly T[]): Load<ItemPage<T>> =>
  ready(pageOf(items, wholeView, Math.max(1, items.length), factsOf));

/** The screen for all items of its story, with working pagination, search, filter and sorting. */
export const viewed = <Item extends Listed, Props extends ContentListScreenProps<Item>>(
  Screen: ComponentType<Props>,
  size: number = limits.panelRows,
) =>
  function Viewed(args: Props) {
    const [view, setView] = useState(args.view);
    const { items } = args;
    return (
      <Screen
        {...args}
        items={items.status === 'ready' ? ready(pageOf(items.data.items, view, size, factsOf)) : items}
        view={view}
        onView={(next) => {
          setView(next);
          args.onView(next);
        }}
      />
    );
  };

/** The texts of a table's rows, without the header. */
export const rowsIn = (table: HTMLElement): (string | null)[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
