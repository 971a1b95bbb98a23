import { demoCleaned, demoContent } from '../operation/demoContent.ts';
import { define } from '../endpoint.ts';

const tag = 'Demo content';

/** The calls about what a demo has left behind. */
export const demoContentEndpoints = {
  demoContent: {
    read: define({
      method: 'GET',
      path: '/demo-content',
      access: 'owner',
      tag,
      summary: 'What of the demo nobody has edited: entries with their titles, and texts of the settings',
      answer: demoContent,
    }),
    clean: define({
      method: 'POST',
      path: '/demo-content/clean',
      access: 'owner',
      tag,
      summary:
        'Moves the demo’s entries that nobody has edited to the trash and empties its texts in the settings, all in one step; the history keeps the texts',
      answer: demoCleaned,
    }),
  },
} as const;
