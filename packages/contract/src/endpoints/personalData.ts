import { define } from '../endpoint.ts';
import {
  person,
  personalDataReport,
  personErased,
  personExport,
  personFound,
  retentionChange,
} from '../messages/personalData.ts';

const tag = 'Personal data';

/** The calls about visitors' data: how long it is kept, and how it is exported or erased. */
export const personalDataEndpoints = {
  personalData: {
    report: define({
      method: 'GET',
      path: '/personal-data',
      access: 'owner',
      tag,
      summary:
        'How long messages are kept, how many were erased on which days, and the versions of the notice',
      answer: personalDataReport,
    }),
    keepFor: define({
      method: 'PUT',
      path: '/personal-data',
      access: 'owner',
      tag,
      summary: 'Sets after how many months messages are erased; null keeps them',
      body: retentionChange,
      answer: personalDataReport,
    }),
    find: define({
      method: 'POST',
      path: '/personal-data/search',
      access: 'owner',
      tag,
      summary: 'What is stored of somebody, by an e-mail address or a phone number: also spam and the trash',
      body: person,
      answer: personFound,
    }),
    hand: define({
      method: 'POST',
      path: '/personal-data/export',
      access: 'owner',
      tag,
      summary: 'All that is stored of somebody',
      body: person,
      answer: personExport,
    }),
    erase: define({
      method: 'POST',
      path: '/personal-data/erase',
      access: 'owner',
      tag,
      summary: 'Erases all that is stored of somebody, for good',
      body: person,
      answer: personErased,
    }),
  },
} as const;
