import type { ApiClient } from '@vitrin/api-client/client';
import type { Project, ProjectFields } from '@vitrin/contract/project';
import type { ListedPicture, PictureListChange, SaveRequest } from '@vitrin/ui/admin/saving';

/** The calls that bring a project's pictures up to date. */
export type ProjectPictureCalls = Pick<
  ApiClient['projects'],
  'uploadImage' | 'removeImage' | 'setMainImage' | 'reorderImages'
>;

type Watch = Pick<SaveRequest<Project, ProjectFields, PictureListChange>, 'onProgress' | 'signal'>;

/**
 * Saves the main picture first, whose failure is thrown, then the others: those that fail are logged
 * and left in the list for another try.
 */
export const savesProjectPictures =
  (calls: ProjectPictureCalls) =>
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

    async function upload(file: File, isMain: boolean): Promise<ListedPicture> {
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
      return { kind: 'stored', id: added.id, url: added.url };
    }

    if (uploads > 0) onProgress(0);
    let listed: ListedPicture[] = [];
    if (main?.kind === 'new') listed = [await upload(main.file, true)];
    else if (main !== undefined) {
      listed = [main];
      if (latest.images[0]?.id !== main.id) {
        latest = await calls.setMainImage({ params: { ...params, imageId: main.id } });
      }
    }

    let failed = false;
    for (const picture of others) {
      try {
        // One after the other, so that they arrive in order.
        // oxlint-disable-next-line no-await-in-loop
        listed.push(picture.kind === 'new' ? await upload(picture.file, false) : picture);
      } catch (error) {
        console.error('A gallery picture was not uploaded', error);
        listed.push(picture);
        failed = true;
      }
    }

    const kept = listed.flatMap((picture) => (picture.kind === 'stored' ? [picture.id] : []));
    for (const { id } of latest.images.filter((image) => !kept.includes(image.id))) {
      // Each answer shows the pictures that are left.
      // oxlint-disable-next-line no-await-in-loop
      latest = await calls.removeImage({ params: { ...params, imageId: id } });
    }
    if (latest.images.some(({ id }, index) => id !== kept[index])) {
      const items = kept.map((id, index) => ({ id, displayOrder: index + 1 }));
      latest = await calls.reorderImages({ params, body: { items } });
    }
    return { item: latest, ...(failed && { left: { kind: 'list', pictures: listed } }) };
  };
