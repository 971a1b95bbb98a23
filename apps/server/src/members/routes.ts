import { endpoints } from '@vitrin/contract/endpoints';
import { answerOf, listAsked, readEntry } from '../content/contentReads.ts';
import { changeEntry, fieldsOf, removeEntry, toggleEntry } from '../content/contentWrites.ts';
import { removePicture, uploadPicture } from '../content/entryPicture.ts';
import { reorderEntries } from '../content/places.ts';
import { success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { changeSetting } from '../settings/documents.ts';
import { readCrewPage } from './crewPage.ts';
import { insertMember } from './insertMember.ts';
import { members } from './memberKind.ts';

const calls = endpoints.members;

/** Everything about the team: its page and its members. */
export function memberRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  const tools = { store, media, clock };

  serve(api, endpoints.crewPage.read, () => readCrewPage(store.read));
  serve(api, endpoints.crewPage.save, ({ body }) =>
    store.write(async (writer) => {
      await changeSetting(writer, 'crewPage', body, clock.now());
      return readCrewPage(writer);
    }),
  );

  serve(api, calls.listAll, ({ query }) => listAsked(members, store.read, query));
  serve(api, calls.read, async ({ params, viewer }) => {
    const { email, ...member } = await readEntry(members, store.read, params.id, viewer);
    return viewer === null ? member : { ...member, email };
  });

  serve(api, calls.create, ({ body }) =>
    store.write(async (writer) => answerOf(members, writer, await insertMember(writer, body, clock.now()))),
  );
  serve(api, calls.update, ({ params, body }) =>
    changeEntry(members, tools, params.id, body, (stored) => ({ ...stored, ...fieldsOf(body) })),
  );
  serve(api, calls.toggle, ({ params }) => toggleEntry(members, tools, params.id));
  serve(api, calls.reorder, ({ body }) => reorderEntries(members, store, body.items));
  serve(api, calls.remove, async ({ params }) => {
    await removeEntry(members, store, params.id);
    return success;
  });

  serve(api, calls.uploadImage, ({ params, file }) => uploadPicture(members, tools, params.id, file));
  serve(api, calls.removeImage, ({ params }) => removePicture(members, store, params.id));
}
