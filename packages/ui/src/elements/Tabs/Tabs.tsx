import { Tabs as Headless } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './Tabs.css.ts';

/** One tab: its key, its label, and its content. */
export type Tab = { key: string; label: string; content: ReactNode };

export type TabsProps = {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs in order, each with its panel. */
  tabs: readonly Tab[];
  /** The key of the selected tab. */
  value: string;
  /** Called with the key of the requested tab. */
  onChange: (key: string) => void;
  /** Arrow keys only move the focus, and Enter or Space selects; for tabs whose parent may refuse to leave one. */
  guarded?: boolean;
};

/** A row of tabs that sticks below the page's header, and the panel of the selected one. */
export function Tabs(props: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = props.tabs.findIndex(({ key }) => key === props.value);

  // On a narrow screen the row overflows, and the selected tab may be out of view; its position changes again when the
  // font loads.
  useLayoutEffect(() => {
    const row = list.current;
    const chosen = row?.children[at];
    if (!row || !(chosen instanceof HTMLElement)) return undefined;
    const observer = new ResizeObserver(() => {
      row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    });
    observer.observe(row);
    observer.observe(chosen);
    return () => observer.disconnect();
  }, [at]);

  return (
    <Headless.Root
      className={css.root}
      value={props.value}
      activationMode={props.guarded === true ? 'manual' : 'automatic'}
      onValueChange={props.onChange}
    >
      <Headless.List ref={list} className={css.list} aria-label={props.label}>
        {props.tabs.map((tab) => (
          <Headless.Trigger key={tab.key} className={css.tab} value={tab.key}>
            {tab.label}
          </Headless.Trigger>
        ))}
      </Headless.List>
      {props.tabs.map((tab) => (
        <Headless.Content key={tab.key} className={css.panel} value={tab.key} tabIndex={-1}>
          {/* By itself the library removes the content one render later, with the props of another tab. */}
          {tab.key === props.value && tab.content}
        </Headless.Content>
      ))}
    </Headless.Root>
  );
}
