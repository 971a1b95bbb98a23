import type { imageEndpoints } from '@vitrin/contract/endpoints/images';
import type { UploadedImage } from '@vitrin/contract/image';
import { pictureTypes } from '@vitrin/contract/limits';
import type { AnswersOf } from '../asked.ts';
import { MockFailure, notFound } from '../mockFailure.ts';
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

/** Keeps an uploaded picture and answers where it is found from now on. Throws 415 for other types of file. */
export function keepFile(
  state: MockState,
  file: File,
  types: readonly string[] = pictureTypes,
): UploadedImage {
  if (!types.includes(file.type)) {
    const message = `Only ${types.map((type) => type.replace('image/', '').toUpperCase()).join(', ')} are accepted`;
    throw new MockFailure(415, message, { errors: { file: message } });
  }
  const id = `upload-${state.next()}`;
  const name = `${id}.${file.type.replace('image/', '')}`;
  state.files.set(name, file);
  return { id, name, url: `/api/images/${name}`, alt: '' };
}
