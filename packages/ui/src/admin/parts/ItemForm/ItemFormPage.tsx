import type { Load } from '@vitrin/contract/load';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { FormSkeleton } from '../FormSkeleton/FormSkeleton.tsx';
import type { SiteFacts } from '../SitePreview/SitePreview.tsx';
import type { Keeping } from '../Editing/editing.ts';
import type { FindPictures } from '../PictureChooser/PictureChooser.tsx';
import type { FormTexts, StoredItem } from './formKind.ts';
import * as css from './ItemForm.css.ts';
import type { PictureChange, SaveOutcome, SaveRequest } from './saving.ts';

/** The props of a screen with a form about one item. */
export type ItemFormScreenProps<Item extends StoredItem, Fields, Change = PictureChange> = Keeping & {
  /** The item to edit with the site's data; the item is null for a new one. */
  load: Load<{ item: Item | null; site: SiteFacts }>;
  /** Uploads a picture for a rich text; without it, texts cannot contain pictures. */
  onUploadPicture?: UploadPicture | undefined;
  /** Searches stored pictures; without it, only files can be chosen. */
  findPictures?: FindPictures | undefined;
  /** Set if stored pictures can be neither described nor ordered, and an item's only picture cannot be removed. */
  plainPictures?: boolean | undefined;
  onSave: (request: SaveRequest<Item, Fields, Change>) => Promise<SaveOutcome<Item, Change>>;
};

/** The props of a form once its item has loaded. */
export type LoadedFormProps<Item extends StoredItem, Fields, Change = PictureChange> = Omit<
  ItemFormScreenProps<Item, Fields, Change>,
  'load'
> & { item: Item | null; site: SiteFacts };

export type ItemFormPageProps<T> = {
  load: Load<T>;
  texts: FormTexts;
  /** The address of the list that the item belongs to. */
  list: string;
  children: (data: T) => ReactNode;
};

/** A form's page: a skeleton while the item loads, and an error with links if it cannot be loaded. */
export function ItemFormPage<T>(props: ItemFormPageProps<T>) {
  const { load, texts } = props;
  if (load.status === 'loading') return <FormSkeleton label={texts.loading} />;
  if (load.status === 'ready') return props.children(load.data);
  return (
    <EmptyState
      drawing="lostConnection"
      urgent
      title={texts.loadFailed}
      action={
        <div className={css.ways}>
          <Button tone="strong" onClick={load.retry}>
            {adminFormsText.tryAgain}
          </Button>
          <ButtonLink tone="quiet" href={props.list}>
            {texts.backToList}
          </ButtonLink>
        </div>
      }
    />
  );
}
