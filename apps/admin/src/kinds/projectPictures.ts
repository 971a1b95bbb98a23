import type { ApiClient } from '@vitrin/api-client/client';
import type { Project, ProjectValues } from '@vitrin/contract/kinds/project';
import type { DescribeCall } from '../forms/itemSave.ts';
import type { ListedPicture, PictureListChange, SaveRequest } from '@vitrin/ui/admin/saving';

/** The calls that save a project's pictures. */
export type ProjectPictureCalls = Pick<
  ApiClient['projects'],
  'uploadImage' | 'removeImage' | 'setMainImage'
> & {
  /** Absent where pictures cannot be ordered beyond the main one. */
  reorderImages?: ApiClient['projects']['reorderImages'] | undefined;
};

type NewPicture = Extract<ListedPicture, { kind: 'new' }>;
type Watch = Pick<SaveRequest<Project, ProjectValues, PictureListChange>, 'onProgress' | 'signal'>;

/**
 * Saves the main picture first and throws where it fails, then the others: those that fail are logged and kept in the
 * list for another try, as are descriptions that fail.
 */
export const savesProjectPictures =
  (calls: ProjectPictureCalls, { update }: DescribeCall) =>
  async (
    project: Project,
    { pictures }: PictureListChange,
    { onProgress, signal }: Watch,
  ): Promise<{ item: Project; left?: PictureListChange | undefined }> => {
    const params = { id: project.id };
    const uploads = pictures.filter(({ kind }) => kind === 'new').length;
    let done = 0;
    let latest = project;
    const [main, ...others] = pictures;

    async function upload({ file, alt }: NewPicture, isMain: boolean): Promise<ListedPicture> {
      const before = new Set(latest.images.map(({ id }) => id));
      latest = await calls.uploadImage({
        params,
        query: { main: isMain ? 'true' : 'false' },
        file,
        signal,
        onProgress: (share) => onProgress((done + share) / uploads),
      });
      done += 1;
      const added = latest.images.find(({ id }) => !before.has(id));
      if (added === undefined) throw new TypeError('The answer does not show the picture');
      return { kind: 'stored', id: added.id, url: added.url, alt };
    }

    if (uploads > 0) onProgress(0);
    let listed: ListedPicture[] = [];
    if (main !== undefined) {
      const first = main.kind === 'new' ? await upload(main, true) : main;
      listed = [first];
      // Some servers put every new picture last.
      if (first.kind === 'stored' && latest.images[0]?.id !== first.id) {
        latest = await calls.setMainImage({ params: { ...params, imageId: first.id } });
      }
    }

    let failed = false;
    for (const picture of others) {
      try {
        // One after the other, so that they arrive in order.
        listed.push(picture.kind === 'new' ? await upload(picture, false) : picture);
      } catch (error) {
        console.error('A gallery picture was not uploaded', error);
        listed.push(picture);
        failed = true;
      }
    }

    const kept = listed.flatMap((picture) => (picture.kind === 'stored' ? [picture.id] : []));
    for (const { id } of latest.images.filter((image) => !kept.includes(image.id))) {
      // Each response lists the remaining pictures.
      latest = await calls.removeImage({ params: { ...params, imageId: id } });
    }
    const isInOrder = latest.images.every(({ id }, index) => id === kept[index]);
    if (!isInOrder && calls.reorderImages !== undefined) {
      const items = kept.map((id, index) => ({ id, displayOrder: index + 1 }));
      latest = await calls.reorderImages({ params, body: { items } });
    }
    for (const picture of listed) {
      const shown = latest.images.find((image) => picture.kind === 'stored' && image.id === picture.id);
      if (!shown || (shown.alt ?? '') === picture.alt) continue;
      try {
        await update({ params: { id: shown.id }, body: { alt: picture.alt } });
        const images = latest.images.map((image) =>
          image === shown ? { ...image, alt: picture.alt } : image,
        );
        latest = { ...latest, image: images, images };
      } catch (error) {
        console.error('A picture was not described', error);
        failed = true;
      }
    }
    return { item: latest, ...(failed && { left: { kind: 'list', pictures: listed } }) };
  };
