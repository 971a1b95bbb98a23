import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import { type TrashItem, type TrashKind, trashKinds } from '@vitrin/contract/history/trash';
import { useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { Pager } from '../../elements/Pager/Pager.tsx';
import { SearchField } from '../../elements/SearchField/SearchField.tsx';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { adminText, adminTrashText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { ReturnDialog, type ReturnOutcome } from '../parts/ReturnDialog/ReturnDialog.tsx';
import { shownKinds } from './shownKinds.ts';
import { shownTitle, TrashEntry } from './TrashEntry.tsx';
import * as css from './TrashScreen.css.ts';

export type { ReturnOutcome } from '../parts/ReturnDialog/ReturnDialog.tsx';

/** A page of the trash, and the total number of items. */
export type TrashPage = { items: readonly TrashItem[]; page: number; size: number; total: number };

/** The filters and page of the trash. */
export type TrashView = { search: string; kind: TrashKind | undefined; page: number };

/** The trash's content at a moment: the number of items, and when the most recent one was deleted. */
export type WholeTrash = { total: number; until: string };

export type TrashScreenProps = {
  trash: Load<TrashPage>;
  view: TrashView;
  now: Date;
  onView: (view: TrashView) => void;
  /** Restores an item, at another path if one is given. */
  onRestore: (item: TrashItem, path?: string) => Promise<ReturnOutcome>;
  /** Deletes one item permanently; absent for users who may not. */
  onDelete?: ((item: TrashItem) => void) | undefined;
  /** Counts what emptying the trash would delete; undefined if there is nothing, or on failure. */
  onCount: () => Promise<WholeTrash | undefined>;
  onEmpty?: ((whole: WholeTrash) => void) | undefined;
};

/** Deleted items, until they are removed permanently: they can be searched, restored, or deleted immediately. */
export function TrashScreen(props: TrashScreenProps) {
  const text = adminTrashText;
  const { trash, view, now } = props;
  const [doomed, setDoomed] = useState<TrashItem>();
  const [whole, setWhole] = useState<WholeTrash>();
  const [returning, setReturning] = useState<string>();
  const [asked, setAsked] = useState<{ item: TrashItem; free: string }>();
  const region = useRef<HTMLElement>(null);

  if (trash.status === 'failed') return <LoadFailure error={trash.error} onRetry={trash.retry} />;
  const listed = trash.status === 'ready' ? trash.data : undefined;
  const isNarrowed = view.search.trim() !== '' || view.kind !== undefined;
  const isEmpty = listed?.total === 0;
  const show = (change: Partial<TrashView>) => props.onView({ ...view, page: 1, ...change });

  async function restore(item: TrashItem): Promise<void> {
    setReturning(item.id);
    const outcome = await props.onRestore(item);
    setReturning(undefined);
    if (outcome.status === 'asked') setAsked({ item, free: outcome.free });
    // The row has disappeared along with its button.
    if (outcome.status === 'back') region.current?.focus({ preventScroll: true });
  }

  return (
    <section className={css.screen} aria-label={text.title} ref={region} tabIndex={-1}>
      {isEmpty && !isNarrowed ? (
        <EmptyState drawing="emptyWindow" title={text.nothingTitle} detail={text.nothing(limits.trashDays)} />
      ) : (
        <div className={css.bar}>
          <p className={css.intro}>{text.intro(limits.trashDays)}</p>
          <div className={css.search}>
            <SearchField
              label={text.search}
              clearLabel={adminText.list.clearSearch}
              value={view.search}
              onSearch={(search) => show({ search })}
            />
          </div>
          <div className={css.kind}>
            <SelectField
              label={text.kind}
              labelHidden
              value={view.kind ?? ''}
              options={[
                { value: '', label: text.allKinds },
                ...trashKinds.map((kind) => ({ value: kind, label: shownKinds[kind].label() })),
              ]}
              onChange={({ target }) => show({ kind: trashKinds.find((kind) => kind === target.value) })}
            />
          </div>
          {props.onEmpty && (
            <div className={css.emptying}>
              <Button tone="quiet" onClick={() => void props.onCount().then(setWhole)}>
                {text.empty}
              </Button>
            </div>
          )}
        </div>
      )}
      {listed === undefined && (
        <output className={css.waiting}>
          <Spinner />
          {text.loading}
        </output>
      )}
      {isEmpty && isNarrowed && (
        <EmptyState
          title={text.noMatch}
          detail={text.noMatchHint}
          action={
            <Button tone="quiet" onClick={() => show({ search: '', kind: undefined })}>
              {text.clear}
            </Button>
          }
        />
      )}
      {listed !== undefined && !isEmpty && (
        <ul className={css.list} aria-label={text.list}>
          {listed.items.map((item) => (
            <TrashEntry
              key={item.id}
              item={item}
              now={now}
              busy={returning === item.id}
              onRestore={() => void restore(item)}
              onDelete={props.onDelete && (() => setDoomed(item))}
            />
          ))}
        </ul>
      )}
      {listed !== undefined && listed.total > listed.size && (
        <div className={css.foot}>
          <Pager
            {...listed}
            words={adminText.list.pager}
            onPage={(page) => {
              // The pager's button may be disabled on the new page, which should also be read from its top.
              region.current?.focus({ preventScroll: true });
              show({ page });
            }}
          />
        </div>
      )}
      {asked !== undefined && (
        <ReturnDialog
          text={text}
          title={shownTitle(asked.item)}
          free={asked.free}
          onReturn={(path) => props.onRestore(asked.item, path)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        question={text.removeQuestion}
        detail={text.removeDetail}
        confirmLabel={text.removeOne}
        cancelLabel={adminText.cancel}
        focusAfter={region}
        onConfirm={() => {
          if (doomed !== undefined) props.onDelete?.(doomed);
        }}
        onClose={() => setDoomed(undefined)}
      >
        <p className={css.doomed}>{doomed && shownTitle(doomed)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={whole !== undefined}
        question={text.emptyQuestion(whole?.total ?? 0)}
        detail={text.emptyDetail}
        confirmLabel={text.emptyAll(whole?.total ?? 0)}
        cancelLabel={adminText.cancel}
        focusAfter={region}
        onConfirm={() => {
          if (whole !== undefined) props.onEmpty?.(whole);
        }}
        onClose={() => setWhole(undefined)}
      />
    </section>
  );
}
