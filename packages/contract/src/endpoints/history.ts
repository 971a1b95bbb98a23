import { z } from 'zod';
import { define, partQuery } from '../endpoint.ts';
import {
  version,
  versionComparison,
  versionedKinds,
  versionRestore,
  versionRestored,
} from '../history/history.ts';
import { id } from '../id.ts';
import { siteAt, siteAtMoment, siteAtRestored } from '../history/siteAt.ts';
import { returnConflict } from '../history/trash.ts';

const tag = 'History';

const ofSubject = z.object({ kind: z.enum(versionedKinds), id });
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
        'The versions of an entry, of the words of a picture, or of the part of `settings` that `id` names, newest first: those before a version, without those of small weight where `minor` is false',
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
  siteAt: {
    read: define({
      method: 'GET',
      path: '/site-at',
      access: 'owner',
      tag,
      summary:
        'What would change if the whole site were made what it was at a moment; 409 where that is too much',
      query: siteAtMoment,
      answer: siteAt,
      errors: [409],
    }),
    restore: define({
      method: 'POST',
      path: '/site-at/restore',
      access: 'owner',
      tag,
      summary:
        'Makes the whole site what it was at a moment, all of it or nothing, as a new version of each thing; the same with `before` undoes it',
      body: siteAtMoment,
      answer: siteAtRestored,
      errors: [409],
    }),
  },
} as const;
