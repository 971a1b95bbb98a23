import type { OfferedCalls } from '@vitrin/api-client/offered';
import type { Project } from '@vitrin/contract/kinds/project';
import type { DescribeCall, TakeCall } from './savesOnePicture.ts';
import { savesPictureList } from './savesPictureList.ts';

/** The calls that save a project's pictures. */
export type ProjectPictureCalls = Pick<
  OfferedCalls['projects'],
  'read' | 'uploadImage' | 'removeImage' | 'setMainImage' | 'reorderImages'
>;

/** Saves all pictures of a project, the main one first. */
export const savesProjectPictures = (calls: ProjectPictureCalls, describe: DescribeCall, take: TakeCall) =>
  savesPictureList<Project>(
    {
      read: calls.read,
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
