import type { serviceEndpoints } from '@vitrin/contract/endpoints/services';
import { serviceMessages } from '@vitrin/contract/service';
import type { AnswersOf } from '../asked.ts';
import { MockFailure, notFound } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { keepFile } from './images.ts';

/** Services, each at a path of its own. */
export function serviceAnswers(state: MockState): AnswersOf<typeof serviceEndpoints> {
  const { services, oldPaths } = state;

  function refuseTaken(path: string | undefined, id?: string) {
    if (!services.all().some((item) => item.path === path && item.id !== id)) return;
    throw new MockFailure(409, serviceMessages.pathTaken, { errors: { path: serviceMessages.pathTaken } });
  }

  return {
    services: {
      list: services.active,
      listAll: ({ query }) => services.listed(query),
      listBasic: () => services.active().map(({ id, path, title }) => ({ id, path, title })),
      byPath: ({ query: { path } }) => {
        const active = services.active();
        const oldId = oldPaths.get(path);
        const found = active.find((item) => item.path === path) ?? active.find(({ id }) => id === oldId);
        if (found === undefined) throw notFound('Service');
        return found;
      },
      read: ({ params, token }) => services.seen(params.id, token),
      create: ({ body }) => {
        refuseTaken(body.path);
        return services.add(body);
      },
      update: ({ params: { id }, body }) => {
        const old = services.find(id);
        refuseTaken(body.path, id);
        const changed = services.change(id, body);
        if (changed.path !== old.path) oldPaths.set(old.path, id);
        return changed;
      },
      remove: ({ params }) => services.remove(params.id),
      toggle: ({ params }) => services.toggle(params.id),
      reorder: ({ body }) => services.reorder(body.items),
      uploadImage: ({ params: { id }, file }) => {
        services.find(id);
        return services.patch(id, { image: keepFile(state, file) });
      },
      removeImage: ({ params }) => services.patch(params.id, { image: null }),
    },
  };
}
