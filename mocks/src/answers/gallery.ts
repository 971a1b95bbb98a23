import type { galleryEndpoints } from '@vitrin/contract/endpoints/gallery';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { keepFile } from './images.ts';

/** The photo gallery. */
export function galleryAnswers(state: MockState): AnswersOf<typeof galleryEndpoints> {
  const { gallery } = state;
  return {
    gallery: {
      list: gallery.active,
      listAll: ({ query }) => gallery.listed(query),
      upload: ({ file, form }) =>
        gallery.add({
          ...keepFile(state, file),
          title: file.name.replace(/\.\w+$/, ''),
          category: form.category,
          active: true,
          uploadDate: state.now(),
        }),
      update: ({ params, body }) => gallery.change(params.id, body),
      remove: ({ params }) => gallery.remove(params.id),
      toggle: ({ params }) => gallery.toggle(params.id),
      reorder: ({ body }) => gallery.reorder(body.items),
    },
  };
}
