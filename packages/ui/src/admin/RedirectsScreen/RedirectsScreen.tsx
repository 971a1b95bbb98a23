import { limits } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import { readableAddress, type Redirect, type RedirectDraft } from '@vitrin/contract/paths/redirect';
import { ArrowRight, Pencil, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { Pager } from '../../elements/Pager/Pager.tsx';
import { SearchField } from '../../elements/SearchField/SearchField.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminRedirectsText, adminText } from '../../text/panelText.ts';
import type { Keeping } from '../parts/Editing/editing.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { RedirectDialog, type RedirectOutcome } from './RedirectDialog.tsx';
import * as css from './RedirectsScreen.css.ts';

export type { RedirectOutcome } from './RedirectDialog.tsx';

/** A page of the redirects, and how many there are. */
export type RedirectPage = { items: readonly Redirect[]; page: number; size: number; total: number };

export type RedirectsScreenProps = {
  redirects: Load<RedirectPage>;
  /** The search text for addresses. */
  search: string;
  onSearch: (text: string) => void;
  /** Creates a redirect, or updates the one with this id. */
  onSave: (draft: RedirectDraft, id: string | undefined) => Promise<RedirectOutcome>;
  onDelete: (id: string) => void;
  onPage: (page: number) => void;
  /** Preserves the unsaved input of the dialog; optional. */
  keeping?: Keeping | undefined;
  /** Called when a redirect's dialog opens or closes: its id, null for a new one, undefined when closed. */
  onEdited?: ((id: string | null | undefined) => void) | undefined;
};

/** Old addresses and their targets: redirects written by admins, and those of entries whose address changed. */
export function RedirectsScreen(props: RedirectsScreenProps) {
  const text = adminRedirectsText;
  const { redirects } = props;
  const [edited, setShown] = useState<Redirect | null>();
  const [doomed, setDoomed] = useState<Redirect>();
  const region = useRef<HTMLElement>(null);

  function setEdited(redirect: Redirect | null | undefined) {
    setShown(redirect);
    props.onEdited?.(redirect === null ? null : redirect?.id);
  }

  if (redirects.status === 'failed') return <LoadFailure error={redirects.error} onRetry={redirects.retry} />;
  const listed = redirects.status === 'ready' ? redirects.data : undefined;
  const add = (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => setEdited(null)}>
      {text.add}
    </Button>
  );
  const searching = props.search !== '';
  const isEmpty = listed?.total === 0 && !searching;

  return (
    <section className={css.screen} aria-label={text.title} ref={region} tabIndex={-1}>
      {isEmpty ? (
        <EmptyState drawing="emptyWindow" title={text.emptyTitle} detail={text.empty} action={add} />
      ) : (
        <div className={css.bar}>
          <p className={css.intro}>{text.intro}</p>
          <div className={css.search}>
            <SearchField
              label={text.search}
              clearLabel={text.clearSearch}
              characters={limits.redirectCharacters}
              value={props.search}
              onSearch={props.onSearch}
            />
          </div>
          {add}
        </div>
      )}
      {listed === undefined && (
        <output className={css.waiting}>
          <Spinner />
          {text.loading}
        </output>
      )}
      {searching && listed?.total === 0 && <output className={css.waiting}>{text.noneFound}</output>}
      {listed !== undefined && listed.total > 0 && (
        <ul className={css.list} aria-label={text.list}>
          {listed.items.map((redirect) => (
            <RedirectRow key={redirect.id} redirect={redirect} onEdit={setEdited} onDelete={setDoomed} />
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
              props.onPage(page);
            }}
          />
        </div>
      )}
      {edited !== undefined && (
        <RedirectDialog
          redirect={edited}
          keeping={props.keeping}
          onSave={(draft) => props.onSave(draft, edited?.id)}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        question={text.deleteQuestion}
        detail={text.deleteDetail}
        confirmLabel={text.deleteOne}
        cancelLabel={adminText.cancel}
        focusAfter={region}
        onConfirm={() => {
          if (doomed !== undefined) props.onDelete(doomed.id);
        }}
        onClose={() => setDoomed(undefined)}
      >
        <p className={css.from}>{doomed && readableAddress(doomed.from)}</p>
      </ConfirmDialog>
    </section>
  );
}

type RedirectRowProps = {
  redirect: Redirect;
  onEdit: (redirect: Redirect) => void;
  onDelete: (redirect: Redirect) => void;
};

function RedirectRow({ redirect, onEdit, onDelete }: RedirectRowProps) {
  const text = adminRedirectsText;
  const { automatic, dead } = redirect;
  const [from, to] = [readableAddress(redirect.from), readableAddress(redirect.to)];
  return (
    <li className={css.row}>
      <span className={css.from}>{from}</span>
      <span className={css.arrow}>
        <ArrowRight size={16} aria-hidden />
        <VisuallyHidden>{text.leadsTo}</VisuallyHidden>
      </span>
      <span className={css.to}>
        {to || text.nowhere}
        {dead && to !== '' && (
          <span className={css.dead}>
            <TriangleAlert size={14} aria-hidden />
            {text.dead}
          </span>
        )}
        {automatic && (
          <span className={css.automatic} title={text.automaticHint}>
            {text.automatic}
          </span>
        )}
      </span>
      <span className={css.buttons}>
        {!automatic && (
          <IconButton
            label={text.edit(from)}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => onEdit(redirect)}
          />
        )}
        <IconButton
          label={text.remove(from)}
          icon={<Trash2 size={16} aria-hidden />}
          onClick={() => onDelete(redirect)}
        />
      </span>
    </li>
  );
}
