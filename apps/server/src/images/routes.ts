import { endpoints } from '@vitrin/contract/endpoints';
import { notFound } from '../http/httpErrors.ts';
import { FileAnswer } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { typeOfName } from '../media/pictureName.ts';
import { addPicture, writeAlt, imageOf } from '../media/pictures.ts';

/** The files of pictures, what they show, and pictures that belong to no entity, such as those inside a text. */
export function imageRoutes(api: Api, media: Media): void {
  const { store, clock } = api;

  serve(api, endpoints.images.read, async ({ params: { name } }) => {
    const type = typeOfName(name);
    const file = type === undefined ? null : await media.storage.find(name);
    if (type === undefined || file === null) throw notFound('Image');
    return new FileAnswer({ ...file, name, type });
  });

  serve(api, endpoints.images.upload, async ({ file }) => {
    const prepared = await media.receive(file.path);
    const row = await store.write((writer) => addPicture(writer, prepared, { alt: '', now: clock.now() }));
    media.wake();
    return { ...imageOf(row), name: row.name };
  });

  serve(api, endpoints.images.update, ({ params, body }) =>
    store.write((writer) => writeAlt(writer, params.id, body.alt)),
  );
}
