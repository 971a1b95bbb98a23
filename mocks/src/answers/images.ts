import type { imageEndpoints } from '@vitrin/contract/endpoints/images';
import type { Image, UploadedImage } from '@vitrin/contract/image';
import { pictureTypes } from '@vitrin/contract/limits';
import type { AnswersOf } from '../asked.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

/** Uploaded pictures, kept as they were sent. */
export const imageAnswers = (state: MockState): AnswersOf<typeof imageEndpoints> => ({
  images: {
    read: ({ params }) => {
      const file = state.files.get(params.name);
      if (file === undefined) throw missing('Image');
      return file;
    },
    upload: ({ file }) => keepFile(state, file),
    update: ({ params, body }) => describe(state, params.id, body.alt),
  },
});

/** Sets the description of a picture in every item that shows it. */
function describe(state: MockState, id: string, alt: string): Image {
  const described: Image[] = [];
  const withAlt = <Shown extends Image>(image: Shown): Shown => {
    if (image.id !== id) return image;
    const changed = { ...image, alt };
    described.push(changed);
    return changed;
  };
  for (const kind of [state.services, state.posts, state.members]) {
    for (const item of kind.all()) if (item.image) kind.patch(item.id, { image: withAlt(item.image) });
  }
  for (const item of state.projects.all()) {
    const images = item.images.map(withAlt);
    state.projects.patch(item.id, { image: images, images });
  }
  const { about } = state.facts;
  state.facts.about = { ...about, image: about.image && withAlt(about.image) };
  const [first] = described;
  if (first) return first;
  const name = [...state.files.keys()].find((each) => each.startsWith(`${id}.`));
  if (name === undefined) throw missing('Image');
  return { id, url: `/api/images/${name}`, alt };
}

/** Keeps an uploaded picture and returns its address. Throws 415 for other types of file. */
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
