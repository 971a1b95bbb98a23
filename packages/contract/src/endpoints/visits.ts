import { define, done } from '../endpoint.ts';
import { visitNote, visitReport, visitSwitch } from '../operation/visits.ts';

const tag = 'Visits';

/** The calls of the visit counter. */
export const visitEndpoints = {
  visits: {
    note: define({
      method: 'POST',
      path: '/visits',
      access: 'public',
      tag,
      summary:
        'Counts a view of a page, or a click on a phone number, WhatsApp or a form; robots, unknown pages and what is too much are left out without a word',
      body: visitNote,
      answer: done,
    }),
    read: define({
      method: 'GET',
      path: '/visits',
      access: 'editor',
      tag,
      summary: 'Views, visits, sources and clicks of the last thirty days',
      answer: visitReport,
    }),
    save: define({
      method: 'PUT',
      path: '/visits',
      access: 'owner',
      tag,
      summary: 'Switches the counter on or off; what was counted stays',
      body: visitSwitch,
      answer: visitReport,
    }),
  },
} as const;
