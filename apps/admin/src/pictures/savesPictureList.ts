import type { ListedImage } from '@vitrin/contract/kinds/pictureList';
import type { ListedPicture, PictureListChange, SaveRequest, StoredItem } from '@vitrin/ui/admin/saving';
import { adminFormsText } from '@vitrin/ui/text/panelText';
import type { SavedPictures } from '../forms/itemSave.ts';
import { isGone, isLost, reasonOf } from '../shared/reasonOf.ts';
import { fileKeyOf } from '../shared/repeatKey.ts';
import type { DescribeCall, TakeCall } from './savesOnePicture.ts';

type ById = { id: string };
type ListedById = ById & { imageId: string };

/** How the picture list of an item is read, and the calls that save it. */
export type PictureListCalls<Item> = {
  read: (input: { params: ById }) => Promise<Item>;
  imagesOf: (item: Item) => readonly ListedImage[];
  withImages: (item: Item, images: ListedImage[]) => Item;
  add: (input: {
    params: ById;
    main: boolean;
    file: File;
    key: string;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<Item>;
  remove: (input: { params: ListedById }) => Promise<Item>;
  /** Makes a picture the main one; absent if the main one is not in the list. */
  makeMain?: (input: { params: ListedById }) => Promise<Item>;
  /** Absent if the API cannot order pictures beyond the main one. */
  order?:
    | ((input: { params: ById; body: { items: { id: string; displayOrder: number }[] } }) => Promise<Item>)
    | undefined;
};

type StoredListed = Extract<ListedPicture, { kind: 'stored' }>;
type NewPicture = Extract<ListedPicture, { kind: 'new' }>;
type Watch = Pick<SaveRequest<StoredItem, unknown>, 'onProgress' | 'signal'>;

/**
 * Saves the pictures of a list in order. One that fails does not affect the others: it stays in the list with the
 * reason, as do those that were not sent at all because the connection broke or the admin cancelled. What was added to
 * the item elsewhere stays, and what was removed elsewhere stays away.
 */
export const savesPictureList =
  <Item extends StoredItem>(calls: PictureListCalls<Item>, { update }: DescribeCall, take: TakeCall) =>
  async (
    item: Item,
    { pictures, base }: PictureListChange,
    { onProgress, signal }: Watch,
  ): Promise<Pick<SavedPictures<Item, PictureListChange>, 'item' | 'left' | 'wrong'>> => {
    const params = { id: item.id };
    const { imagesOf, withImages, makeMain } = calls;
    const asLoaded = new Map(base.map(({ id, alt }) => [id, alt]));
    const uploads = pictures.filter(({ kind }) => kind === 'new').length;
    const listed: ListedPicture[] = [];
    const reasons: string[] = [];
    let done = 0;
    let latest = item;
    let failed = false;
    let stopped = false;

    async function upload({ file, alt }: NewPicture, isMain: boolean): Promise<ListedPicture> {
      const before = new Set(imagesOf(latest).map(({ id }) => id));
      const key = fileKeyOf(file);
      latest = await calls.add({
        params,
        main: isMain,
        file,
        key,
        signal,
        onProgress: (share) => onProgress((done + share) / uploads),
      });
      // One that was stored before its response was lost is found by its key.
      const added =
        imagesOf(latest).find(({ id }) => id === key) ?? imagesOf(latest).find(({ id }) => !before.has(id));
      if (added === undefined) throw new TypeError('The answer does not show the picture');
      return { kind: 'stored', id: added.id, url: added.url, alt };
    }

    /** Sends a picture, unless that has become pointless. */
    async function sent(picture: NewPicture, isMain: boolean): Promise<ListedPicture> {
      const { problem: _problem, ...fresh } = picture;
      if (stopped) return fresh;
      try {
        return await upload(picture, isMain);
      } catch (error) {
        failed = true;
        stopped = signal.aborted || isLost(error);
        if (signal.aborted) return fresh;
        console.error('A picture was not uploaded', error);
        const why = reasonOf(error);
        reasons.push(adminFormsText.saving.reasonOf(picture.file.name, why));
        return { ...picture, problem: why };
      } finally {
        done += 1;
      }
    }

    /** Adds a picture to the item that is stored already. */
    async function taken(picture: StoredListed): Promise<ListedPicture> {
      const { taken: isNew, ...stored } = picture;
      if (isNew !== true) return picture;
      try {
        const image = { ...(await take(picture.id, item.id)), id: picture.id };
        latest = withImages(latest, [...imagesOf(latest).filter(({ id }) => id !== image.id), image]);
        return stored;
      } catch (error) {
        console.error('A picture of the library was not taken', error);
        failed = true;
        const why = reasonOf(error);
        if (!reasons.includes(why)) reasons.push(why);
        return picture;
      }
    }

    /** The list without what was removed from the item elsewhere. */
    const present = () =>
      listed.filter((picture) => !isPart(picture) || imagesOf(latest).some(({ id }) => id === picture.id));

    /** Makes the first picture the main one. */
    async function lead() {
      const [first] = present();
      // Some servers append every new picture.
      if (
        makeMain !== undefined &&
        first !== undefined &&
        isPart(first) &&
        imagesOf(latest)[0]?.id !== first.id
      ) {
        latest = await makeMain({ params: { ...params, imageId: first.id } });
      }
    }

    /** Removes what is no longer listed, and orders the rest. */
    async function arrange() {
      const wanted = new Set(listed.filter(isPart).map(({ id }) => id));
      for (const { id } of base) {
        if (wanted.has(id) || !imagesOf(latest).some((image) => image.id === id)) continue;
        // Each response lists the remaining pictures.
        latest = await calls.remove({ params: { ...params, imageId: id } });
      }
      const kept = present()
        .filter(isPart)
        .map(({ id }) => id);
      const placed = imagesOf(latest).filter(({ id }) => kept.includes(id));
      const isInOrder = placed.every(({ id }, index) => id === kept[index]);
      if (!isInOrder && calls.order !== undefined) {
        const items = kept.map((id, index) => ({ id, displayOrder: index + 1 }));
        latest = await calls.order({ params, body: { items } });
      }
    }

    /** Whether a description was not changed here; what it is elsewhere by now stays. */
    const isAsLoaded = (picture: ListedPicture) =>
      isPart(picture) && asLoaded.get(picture.id) === picture.alt;

    async function describeAll() {
      if (update === undefined) return;
      for (const picture of listed) {
        if (isAsLoaded(picture)) continue;
        const shown = imagesOf(latest).find((image) => picture.kind === 'stored' && image.id === picture.id);
        if (!shown || (shown.alt ?? '') === picture.alt) continue;
        await update({ params: { id: shown.id }, body: { alt: picture.alt } });
        const told = { ...shown, alt: picture.alt };
        latest = withImages(
          latest,
          imagesOf(latest).map((image) => (image.id === shown.id ? told : image)),
        );
      }
    }

    async function settle() {
      await lead();
      await arrange();
      await describeAll();
    }

    if (uploads > 0) onProgress(0);
    for (const [index, picture] of pictures.entries()) {
      // Sequentially, so that they arrive in order.
      listed.push(
        picture.kind === 'new'
          ? await sent(picture, makeMain !== undefined && index === 0)
          : await taken(picture),
      );
    }
    try {
      try {
        await settle();
      } catch (error) {
        if (!isGone(error)) throw error;
        // One of them was removed elsewhere, which no response has shown yet.
        latest = await calls.read({ params });
        await settle();
      }
    } catch (error) {
      console.error('The pictures were not arranged', error);
      failed = true;
      if (reasons.length === 0) reasons.push(reasonOf(error));
    }
    if (!failed) return { item: latest };
    const [first] = listed;
    const main = makeMain !== undefined && first !== undefined && !isPart(first);
    return { item: latest, left: left(), wrong: { main, reasons } };

    /** The list for another attempt, which begins with what the item has by now. */
    function left(): PictureListChange {
      const known = new Set([
        ...base.map(({ id }) => id),
        ...listed.map((picture) => (picture.kind === 'new' ? fileKeyOf(picture.file) : picture.id)),
      ]);
      const others = imagesOf(latest)
        .filter(({ id }) => !known.has(id))
        .map(({ id, url, alt = '' }) => ({ kind: 'stored', id, url, alt }) as const);
      const now = new Map(imagesOf(latest).map(({ id, alt = '' }) => [id, alt]));
      const renewed = (picture: ListedPicture): ListedPicture =>
        isPart(picture) && isAsLoaded(picture)
          ? { ...picture, alt: now.get(picture.id) ?? picture.alt }
          : picture;
      return {
        kind: 'list',
        pictures: [...present().map(renewed), ...others],
        base: Array.from(now, ([id, alt]) => ({ id, alt })),
      };
    }
  };

/** Whether a picture is part of the item already. */
const isPart = (picture: ListedPicture): picture is StoredListed =>
  picture.kind === 'stored' && picture.taken !== true;
