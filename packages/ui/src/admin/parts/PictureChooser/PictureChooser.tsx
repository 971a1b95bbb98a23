import type { LibraryKind, LibraryPicture } from '@vitrin/contract/files/library';
import { limits } from '@vitrin/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Pager } from '../../../elements/Pager/Pager.tsx';
import { SearchField } from '../../../elements/SearchField/SearchField.tsx';
import { Spinner } from '../../../elements/Spinner/Spinner.tsx';
import { adminLibraryText as text, adminText } from '../../../text/panelText.ts';
import { LibraryTiles } from '../LibraryTiles/LibraryTiles.tsx';
import * as css from './PictureChooser.css.ts';

/** What to choose from the library: a picture or a PDF. */
export type ChosenKind = Exclude<LibraryKind, 'all'>;

/** Searches pictures or PDFs of the library, and returns the total. */
export type FindPictures = (
  asked: { kind: ChosenKind; q: string; page: number; pageSize: number },
  signal: AbortSignal,
) => Promise<{ items: readonly LibraryPicture[]; total: number }>;

export type PictureChooserProps = {
  open: boolean;
  kind?: ChosenKind;
  find: FindPictures;
  onTake: (picture: LibraryPicture) => void;
  onClose: () => void;
};

const size = limits.panelLibrary;
const calmMs = 250;

type Found = { items: readonly LibraryPicture[]; total: number };

/** Selects a stored picture or PDF. */
export function PictureChooser({ open, kind = 'picture', find, onTake, onClose }: PictureChooserProps) {
  return (
    <Dialog
      open={open}
      title={text.choosing[kind].title}
      onClose={onClose}
      foot={
        <Button tone="quiet" onClick={onClose}>
          {adminText.cancel}
        </Button>
      }
    >
      {open && <Choice kind={kind} find={find} onTake={onTake} />}
    </Dialog>
  );
}

/** A separate component, so that its state is reset each time the dialog opens. */
function Choice({ kind, find, onTake }: Pick<PictureChooserProps, 'find' | 'onTake'> & { kind: ChosenKind }) {
  const [asked, setAsked] = useState({ q: '', page: 1 });
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  const tiles = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    async function look() {
      try {
        const next = await find({ kind, q: asked.q.trim(), page: asked.page, pageSize: size }, stop.signal);
        if (stop.signal.aborted) return;
        setFailed(false);
        setFound(next);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    }
    // The search is debounced.
    const timer = setTimeout(() => void look(), begun.current ? calmMs : 0);
    begun.current = true;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, kind, asked]);

  return (
    <>
      <SearchField
        label={text.choosing[kind].search}
        clearLabel={text.clearSearch}
        value={asked.q}
        onSearch={(q) => setAsked({ q, page: 1 })}
      />
      {failed && (
        <Notice
          tone="bad"
          announced="atOnce"
          title={text.loadFailed}
          actions={
            <Button tone="quiet" onClick={() => setAsked({ ...asked })}>
              {adminText.tryAgain}
            </Button>
          }
        />
      )}
      {!failed && found === undefined && (
        <output className={css.waiting}>
          <Spinner />
          {text.loading}
        </output>
      )}
      {!failed && found?.total === 0 && (
        <output className={css.waiting}>{asked.q === '' ? text.choosing[kind].empty : text.noneFound}</output>
      )}
      {!failed && found !== undefined && found.total > 0 && (
        <div className={css.tiles} ref={tiles} tabIndex={-1}>
          <LibraryTiles pictures={found.items} pressLabel={text.take} onPress={onTake} />
        </div>
      )}
      {found !== undefined && found.total > size && (
        <Pager
          words={adminText.list.pager}
          page={asked.page}
          size={size}
          total={found.total}
          onPage={(page) => {
            // The pager's button may be disabled on the new page, which should also be read from its top.
            tiles.current?.focus();
            tiles.current?.scrollTo({ top: 0 });
            setAsked({ ...asked, page });
          }}
        />
      )}
    </>
  );
}
