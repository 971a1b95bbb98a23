import type { ApiClient } from '@vitrin/api-client/client';
import type { Project, ProjectValues } from '@vitrin/contract/kinds/project';
import { adminFormsText } from '@vitrin/ui/text/panelText';
import type { SavedPictures } from '../forms/itemSave.ts';
import type { DescribeCall, TakeCall } from '../forms/savesOnePicture.ts';
import { isLost, reasonOf } from '../forms/reasonOf.ts';
import { fileKeyOf } from '../forms/repeatKey.ts';
import type { ListedPicture, PictureListChange, SaveRequest } from '@vitrin/ui/admin/saving';

/** The calls that save a project's pictures. */
export type ProjectPictureCalls = Pick<
  ApiClient['projects'],
  'uploadImage' | 'removeImage' | 'setMainImage'
> & {
  /** Absent where pictures cannot be ordered beyond the main one. */
  reorderImages?: ApiClient['projects']['reorderImages'] | undefined;
};

type StoredListed = Extract<ListedPicture, { kind: 'stored' }>;
type NewPicture = Extract<ListedPicture, { kind: 'new' }>;
type Watch = Pick<SaveRequest<Project, ProjectValues, PictureListChange>, 'onProgress' | 'signal'>;

/**
 * Saves pictures in order, the main one first. One that fails costs none of the others: it stays in the list with the
 * reason, as do those that were not sent at all because the connection broke or the admin cancelled.
 */
export const savesProjectPictures =
  (calls: ProjectPictureCalls, { update }: DescribeCall, take: TakeCall) =>
  async (
    project: Project,
    { pictures }: PictureListChange,
    { onProgress, signal }: Watch,
  ): Promise<Pick<SavedPictures<Project, PictureListChange>, 'item' | 'left' | 'wrong'>> => {
    const params = { id: project.id };
    const uploads = pictures.filter(({ kind }) => kind === 'new').length;
    const listed: ListedPicture[] = [];
    const reasons: string[] = [];
    let done = 0;
    let latest = project;
    let failed = false;
    let stopped = false;

    async function upload({ file, alt }: NewPicture, isMain: boolean): Promise<ListedPicture> {
      const before = new Set(latest.images.map(({ id }) => id));
      const key = fileKeyOf(file);
      latest = await calls.uploadImage({
        params,
        query: { main: isMain ? 'true' : 'false' },
        file,
        key,
        signal,
        onProgress: (share) => onProgress((done + share) / uploads),
      });
      // One that was stored before its answer was lost is known by its key.
      const added =
        latest.images.find(({ id }) => id === key) ?? latest.images.find(({ id }) => !before.has(id));
      if (added === undefined) throw new TypeError('The answer does not show the picture');
      return { kind: 'stored', id: added.id, url: added.url, alt };
    }

    /** Sends a picture, unless there is no use in that any more. */
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

    /** Gives the project a picture that is stored already. */
    async function taken(picture: StoredListed): Promise<ListedPicture> {
      const { taken: isNew, ...stored } = picture;
      if (isNew !== true) return picture;
      try {
        const image = { ...(await take(picture.id, project.id)), id: picture.id };
        const images = [...latest.images.filter(({ id }) => id !== image.id), image];
        latest = { ...latest, images, image: images };
        return stored;
      } catch (error) {
        console.error('A picture of the library was not taken', error);
        failed = true;
        const why = reasonOf(error);
        if (!reasons.includes(why)) reasons.push(why);
        return picture;
      }
    }

    /** Takes away what is no longer listed, and puts the rest in order. */
    async function arrange() {
      const kept = listed.flatMap((picture) =>
        picture.kind === 'stored' && picture.taken !== true ? [picture.id] : [],
      );
      for (const { id } of latest.images.filter((image) => !kept.includes(image.id))) {
        // Each response lists the remaining pictures.
        latest = await calls.removeImage({ params: { ...params, imageId: id } });
      }
      const isInOrder = latest.images.every(({ id }, index) => id === kept[index]);
      if (!isInOrder && calls.reorderImages !== undefined) {
        const items = kept.map((id, index) => ({ id, displayOrder: index + 1 }));
        latest = await calls.reorderImages({ params, body: { items } });
      }
    }

    async function describeAll() {
      for (const picture of listed) {
        const shown = latest.images.find((image) => picture.kind === 'stored' && image.id === picture.id);
        if (!shown || (shown.alt ?? '') === picture.alt) continue;
        await update({ params: { id: shown.id }, body: { alt: picture.alt } });
        const images = latest.images.map((image) =>
          image === shown ? { ...image, alt: picture.alt } : image,
        );
        latest = { ...latest, image: images, images };
      }
    }

    if (uploads > 0) onProgress(0);
    for (const [index, picture] of pictures.entries()) {
      // One after the other, so that they arrive in order.
      listed.push(picture.kind === 'new' ? await sent(picture, index === 0) : await taken(picture));
    }
    try {
      const [first] = listed;
      // Some servers put every new picture last.
      if (first?.kind === 'stored' && first.taken !== true && latest.images[0]?.id !== first.id) {
        latest = await calls.setMainImage({ params: { ...params, imageId: first.id } });
      }
      await arrange();
      await describeAll();
    } catch (error) {
      console.error('The pictures were not arranged', error);
      failed = true;
      if (reasons.length === 0) reasons.push(reasonOf(error));
    }
    if (!failed) return { item: latest };
    const [lead] = listed;
    const main = lead?.kind === 'new' || lead?.taken === true;
    return { item: latest, left: { kind: 'list', pictures: listed }, wrong: { main, reasons } };
  };
