import { endpoints } from '@vitrin/contract/endpoints';
import { answerOf, listActive, listAsked, readEntry } from '../content/contentReads.ts';
import { changeEntry, fieldsOf, removeEntry, toggleEntry } from '../content/contentWrites.ts';
import { reorderEntries } from '../content/places.ts';
import { success } from '../http/sendAnswer.ts';
import { type Api, serve } from '../http/serve.ts';
import { insertReason } from './insertReason.ts';
import { reasons } from './reasonKind.ts';

const calls = endpoints.whyUs;

/** Everything about the reasons to choose the company. */
export function whyUsRoutes(api: Api): void {
  const { store, clock } = api;

  serve(api, calls.list, () => listActive(reasons, store.read));
  serve(api, calls.listAll, ({ query }) => listAsked(reasons, store.read, query));
  serve(api, calls.read, ({ params, viewer }) => readEntry(reasons, store.read, params.id, viewer));

  serve(api, calls.create, ({ body }) =>
    store.write(async (writer) => answerOf(reasons, writer, await insertReason(writer, body, clock.now()))),
  );
  serve(api, calls.update, ({ params, body }) =>
    changeEntry(reasons, api, params.id, body, (stored) => ({ ...stored, ...fieldsOf(body) })),
  );
  serve(api, calls.toggle, ({ params }) => toggleEntry(reasons, api, params.id));
  serve(api, calls.reorder, ({ body }) => reorderEntries(reasons, store, body.items));
  serve(api, calls.remove, async ({ params }) => {
    await removeEntry(reasons, store, params.id);
    return success;
  });
}
