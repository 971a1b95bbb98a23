import type { endpoints } from '@vitrin/contract/endpoints';
import { type Service, serviceMessages } from '@vitrin/contract/kinds/service';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { addressAnswers } from './addresses.ts';
import { pictureAnswers, pictureListAnswers, type PictureLists, placedAnswers } from './entries.ts';

/** The further pictures of services. */
export const furtherPicturesOf = ({ services }: MockState): PictureLists<Service> => ({
  of: ({ furtherImages }) => furtherImages,
  show: (id, furtherImages) => services.patch(id, { furtherImages }),
});

/** Services, each with its own path. */
export function serviceAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'services'>> {
  const { services } = state;
  const rules = { name: 'Service', taken: serviceMessages.pathTaken };
  const { addressOf, ...addresses } = addressAnswers(services, state, rules, services.active);
  const further = pictureListAnswers(services, furtherPicturesOf(state), state);
  return {
    services: {
      ...placedAnswers(services),
      ...pictureAnswers(services, state),
      addFurtherImage: further.add,
      removeFurtherImage: further.remove,
      reorderFurtherImages: further.order,
      ...addresses,
      listBasic: () => services.active().map(({ id, path, title }) => ({ id, path, title })),
      create: ({ body }) => services.add({ ...body, ...addressOf(body) }),
    },
  };
}
