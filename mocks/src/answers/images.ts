import type { imageEndpoints } from '@vitrin/contract/endpoints/images';
import type { UploadedImage } from '@vitrin/contract/image';
import type { AnswersOf } from '../asked.ts';
import { notFound } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

/** Uploaded pictures, kept as they came. */
export const imageAnswers = (state: MockState): AnswersOf<typeof imageEndpoints> => ({
  images: {
    read: ({ params }) => {
      const file = state.files.get(params.name);
      if (file === undefined) throw notFound('Image');
      return file;
    },
    upload: ({ file }) => keepFile(state, file),
  },
});

/** Keeps an uploaded picture and answers where it is found from now on. */
export function keepFile(state: MockState, file: File): UploadedImage {
  const number = state.next();
  const name = `upload-${number}.${file.type.replace('image/', '')}`;
  state.files.set(name, file);
  return { id: `upload-${number}`, name, url: `/api/images/${name}`, alt: '' };
}
