import { z } from 'zod';
import { define, done, listQuery } from '../endpoint.ts';
import { newOrder } from '../fields.ts';
import { idParams } from '../id.ts';
import { whyUsChange, whyUsDraft, whyUsItem } from '../whyUs.ts';

const tag = 'Why us';

/** The calls about the reasons to choose the company. */
export const whyUsEndpoints = {
  whyUs: {
    list: define({
      method: 'GET',
      path: '/why-us/public',
      access: 'public',
      tag,
      summary: 'The active reasons, in order',
      answer: z.array(whyUsItem),
      errors: [],
    }),
    listAll: define({
      method: 'GET',
      path: '/why-us',
      access: 'admin',
      tag,
      summary: 'All reasons, in order',
      query: listQuery,
      answer: z.array(whyUsItem),
      errors: [400, 401],
    }),
    create: define({
      method: 'POST',
      path: '/why-us',
      access: 'admin',
      tag,
      summary: 'Adds a reason',
      body: whyUsDraft,
      answer: whyUsItem,
      errors: [400, 401],
    }),
    read: define({
      method: 'GET',
      path: '/why-us/{id}',
      access: 'public',
      tag,
      summary: 'One reason; an inactive one only with a token',
      params: idParams,
      answer: whyUsItem,
      errors: [404],
    }),
    update: define({
      method: 'PUT',
      path: '/why-us/{id}',
      access: 'admin',
      tag,
      summary: 'Changes a reason; 409 with `current` where `updatedAt` is older than the stored one',
      params: idParams,
      body: whyUsChange,
      answer: whyUsItem,
      errors: [400, 401, 404, 409],
    }),
    remove: define({
      method: 'DELETE',
      path: '/why-us/{id}',
      access: 'admin',
      tag,
      summary: 'Deletes a reason',
      params: idParams,
      answer: done,
      errors: [401, 404],
    }),
    toggle: define({
      method: 'PUT',
      also: ['PATCH'],
      path: '/why-us/{id}/toggle-active',
      access: 'admin',
      tag,
      summary: 'Flips a reason between active and inactive and answers it',
      params: idParams,
      answer: whyUsItem,
      errors: [401, 404],
    }),
    reorder: define({
      method: 'PUT',
      path: '/why-us/reorder',
      access: 'admin',
      tag,
      summary: 'Sets the order of reasons in one step',
      body: newOrder,
      answer: z.array(whyUsItem),
      errors: [400, 401, 404],
    }),
  },
} as const;
