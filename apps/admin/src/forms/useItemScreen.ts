import { newEntryId } from '@vitrin/contract/drafts/formDraft';
import type { Load } from '@vitrin/contract/load';
import type { StoredItem } from '@vitrin/ui/admin/saving';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { client } from '../api.ts';
import { type PreviewedSite, usePreviewedSite } from '../publicSite/usePreviewedSite.ts';
import { findPictures } from '../pictures/findPictures.ts';
import { areFieldsOf, isDraftOf } from '../drafts/journal/isDraftOf.ts';
import { sendPicture } from '../pictures/sendPicture.ts';
import { draftName, type EditedKind, useEditedItem } from './useEditedItem.ts';
import { useKeeping } from '../drafts/useKeeping.ts';
import { useVisit } from './useVisit.ts';

/** The props of an item's form screen, over the API: for a new one, or the one in the address. */
export function useItemScreen<Item extends StoredItem, Fields, Change extends { kind: string }>(
  kind: EditedKind<Item, Fields, Change>,
) {
  const { id } = useParams();
  const visit = useVisit();
  const site = usePreviewedSite(kind);
  const isDraft = useMemo(() => isDraftOf(areFieldsOf(kind.form)), [kind]);
  const subject = { kind: kind.history, id: id ?? newEntryId };
  const { keeping, pass, end } = useKeeping(draftName(kind, id), visit, isDraft, subject);
  const { load, save } = useEditedItem(kind, id, visit, { pass, endDraft: end });
  return {
    /** Identifies the visit: another one starts a fresh form. */
    visit,
    screen: {
      ...keeping,
      load: withSite(load, site),
      onSave: save,
      onUploadPicture: sendPicture,
      findPictures,
      plainPictures: client.images.update === undefined,
    },
  };
}

const withSite = <Item>(
  load: Load<Item | null>,
  site: PreviewedSite,
): Load<{ item: Item | null; site: PreviewedSite }> =>
  load.status === 'ready' ? { status: 'ready', data: { item: load.data, site } } : load;
