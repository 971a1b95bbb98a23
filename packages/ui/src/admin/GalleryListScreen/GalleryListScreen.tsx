import type { GalleryItem } from '@vitrin/contract/kinds/galleryItem';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import { chosenTypes } from '@vitrin/contract/limits';
import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { adminGalleryText, adminText } from '../../text/panelText.ts';
import type { ContentListScreenProps } from '../parts/ContentList/ContentList.tsx';
import type { Keeping } from '../parts/Editing/editing.ts';
import { showsAll } from '../parts/itemView.ts';
import { ListFrame } from '../parts/ListFrame/ListFrame.tsx';
import { ListToolbar } from '../parts/ListToolbar/ListToolbar.tsx';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import type { FindPictures } from '../parts/PictureChooser/PictureChooser.tsx';
import { TakePicture } from '../parts/PictureChooser/TakePicture.tsx';
import { SmallPictures } from '../parts/SmallPictures/SmallPictures.tsx';
import { EditImage } from './EditImage.tsx';
import * as styles from './GalleryListScreen.css.ts';
import { GalleryTiles, type GalleryTileItem } from './GalleryTiles.tsx';
import { FileNotice } from './FileNotice.tsx';
import { TilesSkeleton } from './TilesSkeleton.tsx';
import { UploadStrip } from './UploadStrip.tsx';
import { UploadTiles } from './UploadTiles.tsx';
import { useTakenPictures } from './useTakenPictures.ts';
import { type ImageSaving, type ImageWords, useImageSaves } from './useImageSaves.ts';

export type { ImageSaving } from './useImageSaves.ts';

/** A file that is being uploaded to the gallery. */
export type GalleryUpload = {
  id: string;
  file: File;
  /** The progress, from 0 to 1. */
  share: number;
  failed: boolean;
  /** Why the upload failed. */
  problem?: string | undefined;
};

export type GalleryListScreenProps = ContentListScreenProps<GalleryItem> & {
  /** Files that are being uploaded. */
  uploads: readonly GalleryUpload[];
  onUpload: (files: readonly File[]) => void;
  /** Searches stored pictures, of which `onTake` adds one; without both, only files can be chosen. */
  findPictures?: FindPictures | undefined;
  onTake?: ((picture: LibraryPicture) => void) | undefined;
  onRetryUpload: (id: string) => void;
  /** Cancels an upload, or discards one that failed. */
  onCancelUpload: (id: string) => void;
  /** Saves texts based on the version of `updatedAt`; without it, they cannot be changed. */
  onEdit?: ((id: string, words: ImageWords, updatedAt: string) => Promise<ImageSaving>) | undefined;
  /** The address of a picture's version history; absent if it has none. */
  historyOf?: ((id: string) => string) | undefined;
  /** Preserves the unsaved input of the picture whose dialog is open; optional. */
  keeping?: Keeping | undefined;
  /** Called with the picture whose dialog is open. */
  onEdited?: ((id: string | undefined) => void) | undefined;
};

/** The photo gallery as tiles in the website's order, with picture upload. */
export function GalleryListScreen(props: GalleryListScreenProps) {
  const text = adminText.gallery;
  const { items, uploads } = props;
  const taken = useTakenPictures(props.onUpload);
  const [edited, setShown] = useState<GalleryItem>();
  const saves = useImageSaves(props.onEdit);
  const input = useRef<HTMLInputElement>(null);

  function setEdited(image: GalleryItem | undefined) {
    setShown(image);
    props.onEdited?.(image?.id);
  }

  function discard(id: string) {
    saves.drop(id);
    setEdited(undefined);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    taken.take([...event.dataTransfer.files]);
  }

  return (
    <>
      {list()}
      {/* It stays open with what is typed, whatever becomes of the list below it. */}
      {props.onEdit && (
        <EditImage
          image={edited}
          unsaved={edited && saves.of(edited.id)}
          keeping={props.keeping}
          othersUnsaved={saves.someFailed}
          onSave={async (words, updatedAt) => edited !== undefined && saves.save(edited.id, words, updatedAt)}
          onDiscard={() => edited && discard(edited.id)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );

  function list() {
    if (items.status === 'failed') return <LoadFailure error={items.error} onRetry={items.retry} />;
    const action = (
      <span className={styles.actions}>
        {props.findPictures && props.onTake && items.status === 'ready' && (
          <TakePicture find={props.findPictures} onTake={props.onTake} />
        )}
        <Button
          icon={<Upload size={16} aria-hidden />}
          disabled={items.status === 'loading'}
          onClick={() => input.current?.click()}
        >
          {adminGalleryText.upload}
        </Button>
      </span>
    );
    if (items.status === 'loading') {
      return (
        <>
          <ListToolbar
            loading
            view={props.view}
            searchLabel={text.search}
            action={action}
            onView={props.onView}
          />
          <TilesSkeleton />
        </>
      );
    }
    const { items: stored } = items.data;
    const page = { ...items.data, items: stored.map(tileOf) };
    const empty =
      page.total === 0 && showsAll(props.view) && uploads.length === 0 ? (
        <>
          <FileNotice problem={taken.problem} />
          <EmptyState drawing="emptyWindow" title={text.emptyTitle} detail={text.empty} action={action} />
        </>
      ) : undefined;
    return (
      <div className={styles.ground} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          multiple
          accept={chosenTypes.join(',')}
          aria-label={adminGalleryText.choose}
          tabIndex={-1}
          onChange={(event) => {
            taken.take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <ListFrame {...props} page={page} text={text} orderable empty={empty} action={action}>
          {(framed) => (
            <>
              <FileNotice problem={taken.problem} />
              <UploadStrip uploads={uploads} />
              <UploadTiles uploads={uploads} onRetry={props.onRetryUpload} onCancel={props.onCancelUpload} />
              <GalleryTiles
                {...framed}
                pending={props.pending}
                saveOf={saves.of}
                onToggle={(id) => props.onToggle?.(id)}
                historyOf={props.historyOf}
                onEdit={props.onEdit && ((id) => setEdited(stored.find((item) => item.id === id)))}
              />
            </>
          )}
        </ListFrame>
        <SmallPictures question={taken.question} size={adminGalleryText.pictureSize} />
      </div>
    );
  }
}

const tileOf = (item: GalleryItem): GalleryTileItem => ({
  ...item,
  // Pictures named by a camera arrive without a title, but selecting and pressing them requires an accessible name.
  title: item.title || adminGalleryText.untitled,
  image: item,
  detail: item.alt ?? '',
});
