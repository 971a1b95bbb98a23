import type { serviceEndpoints } from '@vitrin/contract/endpoints/services';
import { isActive, type Service, service, serviceMessages } from '@vitrin/contract/service';
import type { AnswersOf } from '../asked.ts';
import { MockFailure, notFound } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { keepFile } from './images.ts';

/** Services in a list: enough of the server's rules that screens meet each of its answers. */
export function serviceAnswers(state: MockState): AnswersOf<typeof serviceEndpoints> {
  const inOrder = () => state.services.toSorted((a, b) => a.displayOrder - b.displayOrder);
  const active = () => inOrder().filter(isActive);

  const find = (id: string): Service => {
    const found = state.services.find((item) => item.id === id);
    if (found === undefined) throw notFound('Service');
    return found;
  };

  const refuseTaken = (path: string | undefined, id?: string) => {
    if (!state.services.some((item) => item.path === path && item.id !== id)) return;
    throw new MockFailure(409, serviceMessages.pathTaken, { errors: { path: serviceMessages.pathTaken } });
  };

  const replace = (old: Service, fields: object): Service => {
    const changed = service.parse({ ...old, ...fields });
    state.services = state.services.map((item) => (item.id === old.id ? changed : item));
    return changed;
  };

  const setActive = (old: Service, isOn: boolean, fields: object = {}): Service =>
    replace(old, { ...fields, active: isOn, status: isOn ? 'active' : 'inactive', updatedAt: state.now() });

  return {
    services: {
      list: active,
      listAll: inOrder,
      listBasic: () => active().map(({ id, path, title }) => ({ id, path, title })),
      byPath: ({ query }) => {
        const oldId = state.oldPaths.get(query.path);
        const found =
          active().find((item) => item.path === query.path) ?? active().find(({ id }) => id === oldId);
        if (found === undefined) throw notFound('Service');
        return found;
      },
      read: ({ params, token }) => {
        const found = find(params.id);
        if (!found.active && token === undefined) throw notFound('Service');
        return found;
      },
      create: ({ body }) => {
        refuseTaken(body.path);
        const now = state.now();
        const added = service.parse({
          ...body,
          id: `service-new-${state.next()}`,
          active: isActive(body),
          status: isActive(body) ? 'active' : 'inactive',
          displayOrder: Math.max(0, ...state.services.map((item) => item.displayOrder)) + 1,
          image: null,
          createdAt: now,
          updatedAt: now,
        });
        state.services.push(added);
        return added;
      },
      update: ({ params, body: { status, updatedAt, ...fields } }) => {
        const old = find(params.id);
        if (updatedAt !== undefined && updatedAt < old.updatedAt) {
          const message = 'Somebody else saved this service in the meantime';
          throw new MockFailure(409, message, { current: old, updatedAt: old.updatedAt });
        }
        refuseTaken(fields.path, old.id);
        if (fields.path !== undefined && fields.path !== old.path) state.oldPaths.set(old.path, old.id);
        return setActive(old, fields.active ?? isActive({ status: status ?? old.status }), fields);
      },
      remove: ({ params }) => {
        const { id } = find(params.id);
        state.services = state.services.filter((item) => item.id !== id);
        return { success: true };
      },
      toggle: ({ params }) => {
        const old = find(params.id);
        return setActive(old, !old.active);
      },
      reorder: ({ body }) => {
        for (const { id } of body.items) find(id);
        for (const { id, displayOrder } of body.items) replace(find(id), { displayOrder });
        return inOrder();
      },
      uploadImage: ({ params, file }) => replace(find(params.id), { image: keepFile(state, file) }),
      removeImage: ({ params }) => replace(find(params.id), { image: null }),
    },
  };
}
