import { z } from 'zod';
import { define } from '../endpoint.ts';
import { exactText } from '../text/text.ts';

/** The calls about files other than pictures. */
export const fileEndpoints = {
  files: {
    read: define({
      method: 'GET',
      path: '/files/{name}',
      access: 'public',
      tag: 'Files',
      summary: 'The bytes of a stored PDF; its name never changes its content',
      params: z.object({ name: exactText(200).min(1) }),
      answer: z.unknown(),
      answerType: 'application/pdf',
    }),
  },
} as const;
