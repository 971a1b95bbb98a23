import type { endpoints } from '@vitrin/contract/endpoints';
import { serviceMessages } from '@vitrin/contract/kinds/service';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { addressAnswers } from './addresses.ts';
import { pictureAnswers, placedAnswers } from './entries.ts';

/** Services, each at a path of its own. */
export function serviceAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'services'>> {
  const { services } = state;
  const rules = { name: 'Service', taken: serviceMessages.pathTaken };
  const { addressOf, ...addresses } = addressAnswers(services, state, rules, services.active);
  return {
    services: {
      ...placedAnswers(services),
      ...pictureAnswers(services, state),
      ...addresses,
      listBasic: () => services.active().map(({ id, path, title }) => ({ id, path, title })),
      create: ({ body }) => services.add({ ...body, ...addressOf(body) }),
    },
  };
}
