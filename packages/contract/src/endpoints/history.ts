import { z } from 'zod';
import { define, partQuery } from '../endpoint.ts';
import { historyKinds, version, versionComparison, versionRestore, versionRestored } from '../history.ts';
import { id } from '../id.ts';
import { returnConflict } from '../trash.ts';

const tag = 'History';

const ofSubject = z.object({ kind: z.enum(historyKinds), id });
const ofVersion = ofSubject.extend({ version: id });

/** The calls about earlier versions of content and settings. */
export const historyEndpoints = {
  history: {
    list: define({
      method: 'GET',
      path: '/history/{kind}/{id}',
      access: 'editor',
      tag,
      summary:
        'The versions of an entry, or of the part of `settings` that `id` names, newest first: those before a version, without those of small weight where `minor` is false',
      params: ofSubject,
      query: z.object({
        pageSize: partQuery.shape.pageSize,
        before: id.optional(),
        minor: z.enum(['true', 'false']).optional(),
      }),
      answer: z.array(version),
    }),
    compare: define({
      method: 'GET',
      path: '/history/{kind}/{id}/{version}',
      access: 'editor',
      tag,
      summary: 'A version beside what is there now, or beside another one with `with`, and what differs',
      params: ofVersion,
      query: z.object({ with: id.optional() }),
      answer: versionComparison,
    }),
    restore: define({
      method: 'POST',
      path: '/history/{kind}/{id}/{version}/restore',
      access: 'editor',
      tag,
      summary:
        'Brings a version back, as a new one; 409 with `free` where its path is another’s by now, and a `path` in the body then stands in for it',
      params: ofVersion,
      body: versionRestore,
      answer: versionRestored,
      conflict: returnConflict,
      errors: [409],
    }),
  },
} as const;
