import { endpoints } from '@vitrin/contract/endpoints';
import { answerOf, listAsked } from '../content/contentReads.ts';
import { removeEntry, toggleEntry } from '../content/contentWrites.ts';
import { removePicture, uploadPicture } from '../content/entryPicture.ts';
import { success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import type { Media } from '../media/openMedia.ts';
import { posts } from './postKind.ts';
import { listPosts, readPost } from './postQueries.ts';
import { insertPost, updatePost } from './postWrites.ts';

const calls = endpoints.blog;

/** Everything about the blog. */
export function blogRoutes(api: Api, media: Media): void {
  const { store, clock } = api;
  const tools = { store, media, clock };

  serve(api, calls.list, ({ query }) => listPosts(store.read, clock.now(), query));
  serve(api, calls.listAll, ({ query }) => listAsked(posts, store.read, query));
  serve(api, calls.read, ({ params, viewer }) =>
    readPost(store.read, params.id, { viewer, now: clock.now() }),
  );

  serve(api, calls.create, ({ body, viewer }) =>
    store.write(async (writer) => {
      const facts = { now: clock.now(), byDefault: viewer.user.fullName };
      return answerOf(posts, writer, await insertPost(writer, body, facts));
    }),
  );
  serve(api, calls.update, ({ params, body }) => updatePost(tools, params.id, body));
  serve(api, calls.toggle, ({ params }) => toggleEntry(posts, tools, params.id));
  serve(api, calls.remove, async ({ params }) => {
    await removeEntry(posts, store, params.id);
    return success;
  });

  serve(api, calls.uploadImage, ({ params, file }) => uploadPicture(posts, tools, params.id, file));
  serve(api, calls.removeImage, ({ params }) => removePicture(posts, store, params.id));
}
