import { Button } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { adminText } from '../../../text/admin.en.ts';
import type { ItemView } from '../itemView.ts';

export type NoMatchProps = { view: ItemView; onReset: () => void };

const text = adminText.list;

/** Stands in the list's place where search and filter leave nothing. */
export function NoMatch(props: NoMatchProps) {
  const query = props.view.search.trim();
  const searched = query !== '';
  return (
    <EmptyState
      title={searched ? text.nothingMatches(query) : text.nothingHere(text[props.view.show])}
      {...(searched && { detail: text.noMatchHint })}
      action={
        <Button tone="quiet" onClick={props.onReset}>
          {searched ? text.clearSearch : text.showAll}
        </Button>
      }
    />
  );
}
