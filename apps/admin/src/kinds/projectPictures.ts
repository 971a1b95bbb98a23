import type { ApiClient } from '@vitrin/api-client/client';
import type { Project } from '@vitrin/contract/kinds/project';
import type { DescribeCall, TakeCall } from '../pictures/savesOnePicture.ts';
import { savesPictureList } from '../pictures/savesPictureList.ts';

/** The calls that save a project's pictures. */
export type ProjectPictureCalls = Pick<
  ApiClient['projects'],
  'uploadImage' | 'removeImage' | 'setMainImage'
> & {
  /** Absent where pictures cannot be ordered beyond the main one. */
  reorderImages?: ApiClient['projects']['reorderImages'] | undefined;
};

/** Saves all pictures of a project, the main one first. */
export const savesProjectPictures = (calls: ProjectPictureCalls, describe: DescribeCall, take: TakeCall) =>
  savesPictureList<Project>(
    {
      imagesOf: ({ images }) => images,
      withImages: (project, images) => ({ ...project, image: images, images }),
      add: ({ main, ...input }) => calls.uploadImage({ ...input, query: { main: main ? 'true' : 'false' } }),
      makeMain: calls.setMainImage,
      remove: calls.removeImage,
      order: calls.reorderImages,
    },
    describe,
    take,
  );
