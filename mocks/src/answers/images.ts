import type { fileEndpoints } from '@vitrin/contract/endpoints/files';
import type { imageEndpoints } from '@vitrin/contract/endpoints/images';
import type { Image, UploadedImage } from '@vitrin/contract/files/image';
import { pdfType, pictureTypes } from '@vitrin/contract/limits';
import type { Pdf } from '@vitrin/contract/files/pdf';
import { refusals } from '@vitrin/contract/errors/refusals';
import { roleIn } from '@vitrin/contract/accounts/role';
import type { AnswersOf } from '../asked.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';

/** Uploaded files, stored as they were sent. */
export const imageAnswers = (
  state: MockState,
): AnswersOf<typeof imageEndpoints> & AnswersOf<typeof fileEndpoints> => ({
  files: {
    read: ({ params }) => {
      const file = state.files.get(params.name);
      if (file === undefined) throw missing('File');
      return file;
    },
  },
  images: {
    read: ({ params }) => {
      const file = state.files.get(params.name);
      if (file === undefined) throw missing('Image');
      return file;
    },
    upload: ({ file }) => keepFile(state, file),
    importFrom: ({ body }) => keepFile(state, importedFrom(body.url)),
    update: ({ params, body, token }) => {
      const user = state.sessions.get(token ?? '');
      const isOwn = state.posts
        .all()
        .some(
          ({ id, active, image }) => image?.id === params.id && !active && state.writers.get(id) === user?.id,
        );
      if (!isOwn && user !== undefined && roleIn(user.roles) === 'author') {
        throw new MockFailure(403, refusals.notAllowed());
      }
      return describe(state, params.id, body.alt);
    },
  },
});

/** A picture of one pixel, which every public URL resolves to here; as on the server, private hosts are refused. */
function importedFrom(url: string): File {
  if (/^(?:localhost|[\d.]+|\[.*\])$/.test(new URL(url).hostname)) {
    const message = refusals.notPublic();
    throw new MockFailure(400, message, { errors: { url: message } });
  }
  const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
    letter.charCodeAt(0),
  );
  return new File([pixel], 'pixel.gif', { type: 'image/gif' });
}

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

/** Stores an uploaded PDF. Throws 415 for other file types. */
export function keepPdf(state: MockState, file: File): Pdf {
  if (file.type !== pdfType) {
    const message = refusals.notAPdf();
    throw new MockFailure(415, message, { errors: { file: message } });
  }
  const id = `upload-${state.next()}`;
  const name = `${id}.pdf`;
  state.files.set(name, file);
  return { id, url: `/api/files/${name}`, name: file.name, bytes: file.size };
}

/** Stores an uploaded picture and returns its address. Throws 415 for other file types. */
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
  const name = `${id}.${file.type.replace(/^\w+\//, '')}`;
  state.files.set(name, file);
  return { id, name, url: `/api/${file.type === pdfType ? 'files' : 'images'}/${name}`, alt: '' };
}
