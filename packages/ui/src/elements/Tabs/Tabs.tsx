import { Tabs as Headless } from 'radix-ui';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

/** One tab: its key, its word, and what it shows. */
export type Tab = { key: string; label: string; content: ReactNode };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (key: string) => void;
  /** Arrow keys only move the focus, and Enter or Space chooses; for tabs whose owner may refuse to leave one. */
  guarded?: boolean;
};

/** A row of tabs that sticks under the page's head, and the panel of the chosen one. */
export function Tabs(props: TabsProps) {
  return (
    <Headless.Root
      className={css.root}
      value={props.value}
      activationMode={props.guarded === true ? 'manual' : 'automatic'}
      onValueChange={props.onChange}
    >
      <Headless.List className={css.list} aria-label={props.label}>
        {props.tabs.map((tab) => (
          <Headless.Trigger key={tab.key} className={css.tab} value={tab.key}>
            {tab.label}
          </Headless.Trigger>
        ))}
      </Headless.List>
      {props.tabs.map((tab) => (
        <Headless.Content key={tab.key} className={css.panel} value={tab.key} tabIndex={-1}>
          {tab.content}
        </Headless.Content>
      ))}
    </Headless.Root>
  );
}
