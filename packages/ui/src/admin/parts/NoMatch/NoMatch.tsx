import { Button } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { adminText } from '../../../text/panelText.ts';
import type { ItemView } from '../itemView.ts';

export type NoMatchProps = { view: ItemView; onReset: () => void };

/** Replaces the list if search and filter match nothing. */
export function NoMatch(props: NoMatchProps) {
  const text = adminText.list;
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
