import { endpoints } from '@vitrin/contract/endpoints';
import { seesHidden } from '../auth/permissions.ts';
import type { Viewer } from '../auth/sessions.ts';
import { titleFromFileName } from '../gallery/titleFromFileName.ts';
import { authorOf } from '../history/keepVersion.ts';
import { repeatKeyOf } from '../http/input/repeatKeyOf.ts';
import { success } from '../http/answers/sendAnswer.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import type { Writer } from '../store/openStore.ts';
import {
  heldPicture,
  holdPicture,
  keepPicture,
  listLibrary,
  readPicture,
  removeFromLibrary,
  replacePicture,
  writeWords,
} from './library.ts';
import { requirePlacesOf, requireTaker, takePicture } from './takers.ts';

/** Authors must not learn of hidden entries. */
const sightOf = (viewer: Viewer): { all: boolean } => ({ all: seesHidden(viewer) });

/** The routes of the library of pictures and PDFs. */
export function libraryRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  serveAll(api, endpoints.library, {
    listAll: ({ query, viewer }) => listLibrary(store.read, query, sightOf(viewer)),
    read: ({ params, viewer }) => readPicture(store.read, params.id, sightOf(viewer)),
    upload: async ({ file, viewer }) => {
      const prepared = await media.receiveAny(file.path);
      const facts = {
        title: titleFromFileName(file.name),
        by: authorOf(viewer, clock),
        sight: sightOf(viewer),
      };
      // Concurrent uploads of the same file become one picture.
      const kept = await store.writeAlone((writer) => keepPicture(writer, prepared, facts));
      media.wake();
      return kept;
    },
    update: async ({ params, body, viewer }) => {
      const by = authorOf(viewer, clock);
      const written = await store.write(async (writer) => {
        await requirePlacesOf(writer, viewer, params.id);
        return writeWords(writer, params.id, body, by);
      });
      media.wake();
      return written;
    },
    replace: async ({ params, file, viewer }) => {
      const { pdf } = await readPicture(store.read, params.id, { all: true });
      const prepared = await (pdf === true ? media.receivePdf(file.path) : media.receive(file.path));
      const replaced = await store.write(async (writer) => {
        await requirePlacesOf(writer, viewer, params.id);
        return replacePicture(store, writer, params.id, prepared, clock.now());
      });
      media.wake();
      return replaced;
    },
    remove: async ({ params }) => {
      await store.write((writer) => removeFromLibrary(writer, params.id, clock.now()));
      return success;
    },
    use: async ({ params, body, viewer, request }) => {
      requireTaker(viewer, body);
      const key = repeatKeyOf(request);
      const take = async (writer: Writer) => {
        const held = await holdPicture(writer, params.id, sightOf(viewer));
        await takePicture(writer, { clock, viewer, key }, body, held);
        return heldPicture(writer, params.id);
      };
      // Places in the banner depend on all of its pictures together.
      const used = await (body.kind === 'slider' ? store.writeAlone(take) : store.write(take));
      media.wake();
      return used;
    },
  });
}
