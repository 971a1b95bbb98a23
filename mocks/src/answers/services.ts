import type { endpoints } from '@vitrin/contract/endpoints';
import { serviceMessages } from '@vitrin/contract/kinds/service';
import type { AnswersOf } from '../asked.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { pictureAnswers, placedAnswers } from './entries.ts';

/** Services, each at a path of its own. */
export function serviceAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'services'>> {
  const { services, oldPaths } = state;

  function refuseTaken(path: string | undefined, id?: string) {
    if (!services.all().some((item) => item.path === path && item.id !== id)) return;
    throw new MockFailure(409, serviceMessages.pathTaken, { errors: { path: serviceMessages.pathTaken } });
  }

  return {
    services: {
      ...placedAnswers(services),
      ...pictureAnswers(services, state),
      listBasic: () => services.active().map(({ id, path, title }) => ({ id, path, title })),
      byPath: ({ query: { path } }) => {
        const active = services.active();
        const oldId = oldPaths.get(path);
        const found = active.find((item) => item.path === path) ?? active.find(({ id }) => id === oldId);
        if (found === undefined) throw missing('Service');
        return found;
      },
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
    },
  };
}
