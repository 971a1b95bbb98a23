import {
  type LibraryKind,
  libraryKinds,
  type LibraryPicture,
  type LibrarySize,
  librarySizes,
  type LibrarySort,
  librarySorts,
  type PictureUse,
} from '@vitrin/contract/files/library';
import { chosenTypes, pdfType, pictureTypes } from '@vitrin/contract/limits';
import type { Load } from '@vitrin/contract/load';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { preparation, whenReady } from '../../elements/PictureField/smallerPicture.ts';
import { Button } from '../../elements/Button/Button.tsx';
import { Checkbox } from '../../elements/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Pager } from '../../elements/Pager/Pager.tsx';
import { SearchField } from '../../elements/SearchField/SearchField.tsx';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { Segments } from '../../elements/Segments/Segments.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { adminLibraryText as text, adminText } from '../../text/panelText.ts';
import { FileNotice, type FileProblem } from '../GalleryListScreen/FileNotice.tsx';
import type { GalleryUpload } from '../GalleryListScreen/GalleryListScreen.tsx';
import { UploadStrip } from '../GalleryListScreen/UploadStrip.tsx';
import { UploadTiles } from '../GalleryListScreen/UploadTiles.tsx';
import type { Keeping } from '../parts/Editing/editing.ts';
import { type LibraryPage, LibraryTiles } from '../parts/LibraryTiles/LibraryTiles.tsx';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import * as css from './LibraryScreen.css.ts';
import { type PictureActs, PictureDialog } from './PictureDialog.tsx';

export type { LibraryPage } from '../parts/LibraryTiles/LibraryTiles.tsx';
export type { PictureActs, PictureLines } from './PictureDialog.tsx';

/** The filters of the library. */
export type LibraryView = {
  search: string;
  unused: boolean;
  sort: LibrarySort;
  kind: LibraryKind;
  size: LibrarySize | 'all';
};

export type LibraryScreenProps = {
  pictures: Load<LibraryPage>;
  view: LibraryView;
  onView: (view: LibraryView) => void;
  onPage: (page: number) => void;
  /** Files that are being uploaded. */
  uploads: readonly GalleryUpload[];
  onUpload: (files: readonly File[]) => void;
  onRetryUpload: (id: string) => void;
  /** Cancels an upload, or discards one that failed. */
  onCancelUpload: (id: string) => void;
  /** The picture whose details are open. */
  opened?: LibraryPicture | undefined;
  /** Where the picture is used. */
  uses: Load<readonly PictureUse[]>;
  onOpen: (id: string | undefined) => void;
  /** The actions on a picture; without them, pictures are read-only. */
  acts?: PictureActs | undefined;
  now: Date;
  /** Preserves the unsaved input of the open picture; optional. */
  keeping?: Keeping | undefined;
  /**
   * Files that a phone shared with the panel, until they are uploaded or dismissed; empty if they did not arrive. `left`
   * is how many were too many to wait. `onDone` receives the end of their preparation, if they are being prepared.
   */
  shared?: { files: readonly File[]; left: number; onDone: (prepared?: Promise<void>) => void } | undefined;
};

const types: ReadonlySet<string> = new Set([...pictureTypes, pdfType]);

/** The option for pictures and PDFs together comes first. */
const shownKinds = libraryKinds.toSorted((a, b) => Number(b === 'all') - Number(a === 'all'));

/** PDFs have no pixel size to filter by. */
const sizeFor = (kind: LibraryKind, size: LibraryView['size']): LibraryView['size'] =>
  kind === 'pdf' && size === 'under1200px' ? 'all' : size;

/** The pictures and PDFs of the whole site, with upload. */
export function LibraryScreen(props: LibraryScreenProps) {
  const { pictures, view, uploads, acts } = props;
  const [problem, setProblem] = useState<FileProblem>();
  const input = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLElement>(null);
  const page = pictures.status === 'ready' ? pictures.data : undefined;
  const showsAll = view.search === '' && !view.unused && view.kind === 'all' && view.size === 'all';
  const isEmpty = page?.total === 0 && showsAll && uploads.length === 0;

  function take(files: readonly File[]) {
    const chosen = files.filter(({ type }) => types.has(type));
    if (chosen.length === 0) setProblem('none');
    else setProblem(chosen.length < files.length ? 'some' : undefined);
    if (chosen.length > 0) props.onUpload(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    whenReady([...event.dataTransfer.files], take);
  }

  const action = (
    <Button icon={<Upload size={16} aria-hidden />} onClick={() => input.current?.click()}>
      {text.upload}
    </Button>
  );
  const screen = (
    <div className={css.ground} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <section className={css.screen} aria-label={adminText.frame.library} ref={region} tabIndex={-1}>
        <input
          ref={input}
          className={css.input}
          type="file"
          multiple
          accept={[...chosenTypes, pdfType].join(',')}
          aria-label={text.choose}
          tabIndex={-1}
          onChange={(event) => {
            whenReady([...(event.target.files ?? [])], take);
            event.target.value = '';
          }}
        />
        {props.shared !== undefined && (
          <SharedNotice {...props.shared} onTake={(files) => preparation(files, take)} />
        )}
        {isEmpty ? (
          <>
            <FileNotice problem={problem} text={text} />
            <EmptyState drawing="emptyWindow" title={text.emptyTitle} detail={text.empty} action={action} />
          </>
        ) : (
          <>
            <div className={css.bar}>
              <p className={css.intro}>{text.intro}</p>
              <div className={css.search}>
                <SearchField
                  label={text.search}
                  clearLabel={text.clearSearch}
                  value={view.search}
                  onSearch={(search) => props.onView({ ...view, search })}
                />
              </div>
              <Segments
                label={text.kind}
                segments={shownKinds.map((value) => ({ value, label: text.kinds[value] }))}
                value={view.kind}
                onChoose={(kind) => props.onView({ ...view, kind, size: sizeFor(kind, view.size) })}
              />
              <Segments
                label={text.sort}
                segments={librarySorts.map((value) => ({ value, label: text[value] }))}
                value={view.sort}
                onChoose={(sort) => props.onView({ ...view, sort })}
              />
              <div className={css.size}>
                <SelectField
                  label={text.sizes.label}
                  labelHidden
                  value={view.size}
                  options={(['all', ...librarySizes] as const)
                    .filter((size) => sizeFor(view.kind, size) === size)
                    .map((value) => ({ value, label: text.sizes[value] }))}
                  onChange={({ target }) =>
                    props.onView({
                      ...view,
                      size: librarySizes.find((size) => size === target.value) ?? 'all',
                    })
                  }
                />
              </div>
              <Checkbox
                label={text.unused}
                labelShown
                checked={view.unused}
                onCheck={(unused) => props.onView({ ...view, unused })}
              />
              {page !== undefined && !showsAll && page.total > 0 && (
                <output className={css.found}>{text.found(page.total)}</output>
              )}
              <div className={css.action}>{action}</div>
            </div>
            <FileNotice problem={problem} text={text} />
            {uploads.length > 0 && <UploadStrip uploads={uploads} />}
            <UploadTiles uploads={uploads} onRetry={props.onRetryUpload} onCancel={props.onCancelUpload} />
          </>
        )}
        {page === undefined && (
          <output className={css.waiting}>
            <Spinner />
            {text.loading}
          </output>
        )}
        {page?.total === 0 && !showsAll && <output className={css.waiting}>{text.noneFound}</output>}
        {page !== undefined && page.total > 0 && (
          <div className={css.tiles}>
            <LibraryTiles
              pictures={page.items}
              pressLabel={text.open}
              onPress={acts && (({ id }) => props.onOpen(id))}
            />
          </div>
        )}
        {page !== undefined && page.total > page.size && (
          <div className={css.foot}>
            <Pager
              {...page}
              words={adminText.list.pager}
              onPage={(next) => {
                // The pager's button may be disabled on the new page, which should also be read from its top.
                region.current?.focus({ preventScroll: true });
                props.onPage(next);
              }}
            />
          </div>
        )}
      </section>
    </div>
  );
  return (
    <>
      {pictures.status === 'failed' ? (
        <LoadFailure error={pictures.error} onRetry={pictures.retry} />
      ) : (
        screen
      )}
      {/* It stays open with what is typed, whatever becomes of the list below it. */}
      {acts && (
        <PictureDialog
          {...acts}
          picture={props.opened}
          uses={props.uses}
          now={props.now}
          keeping={props.keeping}
          onClose={() => props.onOpen(undefined)}
        />
      )}
    </>
  );
}

type SharedNoticeProps = NonNullable<LibraryScreenProps['shared']> & {
  onTake: (files: readonly File[]) => Promise<void> | undefined;
};

/** Any page on the web can send files to the share target, so they are only uploaded after confirmation. */
function SharedNotice({ files, left, onDone, onTake }: SharedNoticeProps) {
  const has = files.length > 0;
  return (
    <div className={css.shared}>
      <Notice
        tone={has ? 'neutral' : 'warn'}
        announced="politely"
        title={has ? text.shared(files.length) : text.sharedLost}
        actions={
          <>
            {has && <Button onClick={() => onDone(onTake(files))}>{text.takeShared}</Button>}
            <Button tone="quiet" onClick={() => onDone()}>
              {has ? text.dropShared : text.closeShared}
            </Button>
          </>
        }
      >
        {has && <p className={css.sharedNames}>{files.map(({ name }) => name).join(', ')}</p>}
        {left > 0 && <p className={css.sharedNames}>{text.sharedLeft(left)}</p>}
      </Notice>
    </div>
  );
}
