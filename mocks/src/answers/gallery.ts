import type { endpoints } from '@vitrin/contract/endpoints';
import type { AnswersOf } from '../asked.ts';
import type { MockState } from '../state.ts';
import { entryAnswers, placeAnswers } from './entries.ts';
import { keepFile } from './images.ts';

/** The photo gallery. */
export function galleryAnswers(state: MockState): AnswersOf<Pick<typeof endpoints, 'gallery'>> {
  const { gallery } = state;
  return {
    gallery: {
      list: gallery.active,
      ...entryAnswers(gallery),
      ...placeAnswers(gallery),
      upload: ({ file, form }) =>
        gallery.add({
          ...keepFile(state, file),
          title: file.name.replace(/\.\w+$/, ''),
          category: form.category,
          active: true,
          uploadDate: state.now(),
        }),
    },
  };
}
