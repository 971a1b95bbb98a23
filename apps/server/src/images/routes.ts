import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@vitrin/contract/endpoints';
import type { UploadedImage } from '@vitrin/contract/files/image';
import { limits, pdfType } from '@vitrin/contract/limits';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { authorOf } from '../history/keepVersion.ts';
import { HttpError, notFound, tryAgainIn } from '../http/httpErrors.ts';
import { FileAnswer } from '../http/answers/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import { createTurns } from '../http/turns.ts';
import type { LimitVisitors } from '../http/visitors/visitorLimit.ts';
import { seesHidden } from '../auth/permissions.ts';
import type { Media } from '../media/openMedia.ts';
import { typeOfName } from '../media/pictureName.ts';
import { writeAlt } from '../library/pictureWords.ts';
import { requirePlacesOf } from '../library/takers.ts';
import { addPicture, imageOf, pdfFileName } from '../media/pictures.ts';
import { newId } from '../newId.ts';
import { requireOwnPicture } from '../posts/postAccess.ts';
import type { FetchPicture } from './fetchPicture.ts';

/** How many pictures are fetched at once, each of which may be on the disk meanwhile; and how many more may wait. */
const importsAtOnce = 4;
const importsWaiting = 40;
const retrySeconds = 5;

/**
 * The routes of picture and PDF files, alt texts, and pictures that belong to no entity, such as those inside a text.
 */
export function imageRoutes(
  api: Api,
  media: Media,
  { limitVisitors, fetchPicture }: { limitVisitors: LimitVisitors; fetchPicture: FetchPicture },
): void {
  const { store, clock, uploadFolder } = api;
  const limitImports = limitVisitors('import', limits.importsPerMinute);
  const imports = createTurns(importsAtOnce);

  async function add(path: string): Promise<UploadedImage> {
    const prepared = await media.receive(path);
    const row = await store.write((writer) =>
      addPicture(writer, prepared, { alt: '', now: clock.now(), kept: true }),
    );
    media.wake();
    return { ...imageOf(row), name: row.name };
  }

  serve(api, endpoints.images.read, async ({ params: { name } }) => {
    const type = typeOfName(name);
    const file = type === undefined ? null : await media.storage.find(name);
    if (type === undefined || type === pdfType || file === null) throw notFound('Image');
    return new FileAnswer({ ...file, name, type });
  });

  serve(api, endpoints.files.read, async ({ params: { name } }) => {
    const type = typeOfName(name);
    const file = type === pdfType ? await media.storage.find(name) : null;
    if (type === undefined || file === null) throw notFound('File');
    const row = await store.read
      .selectFrom('picture')
      .select('title')
      .where('name', '=', name)
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst();
    return new FileAnswer({ ...file, name, type, savedAs: pdfFileName({ name, title: row?.title ?? '' }) });
  });

  serve(api, endpoints.images.upload, ({ file }) => add(file.path));

  serve(api, endpoints.images.importFrom, async ({ body: { url }, request, signal }) => {
    await limitImports(request);
    if (imports.waiting(0) >= importsWaiting) throw tryAgainIn(503, retrySeconds, waitingTexts.tooBusy);
    const path = join(uploadFolder, newId());
    const work = async (): Promise<UploadedImage> => {
      try {
        await mkdir(uploadFolder, { recursive: true });
        await fetchPicture(url, path, signal);
        return await add(path);
      } catch (error) {
        throw aboutUrl(error);
      } finally {
        await rm(path, { force: true });
      }
    };
    return imports.take(work, { signal });
  });

  serve(api, endpoints.images.update, ({ params, body, viewer }) =>
    store.write(async (writer) => {
      if (!seesHidden(viewer)) await requireOwnPicture(writer, viewer, params.id);
      await requirePlacesOf(writer, viewer, params.id);
      return imageOf(await writeAlt(writer, params.id, body.alt, { by: authorOf(viewer, clock) }));
    }),
  );
}

/** An error on the fetched file is reported on the address that it came from. */
function aboutUrl(error: unknown): unknown {
  const told = error instanceof HttpError ? error.errors?.['file'] : undefined;
  if (!(error instanceof HttpError) || told === undefined) return error;
  return new HttpError(error.statusCode, error.message, { errors: { url: told } });
}
