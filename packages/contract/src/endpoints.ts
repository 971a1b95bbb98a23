import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { activityEndpoints } from './endpoints/activity.ts';
import { authEndpoints } from './endpoints/auth.ts';
import { teamPageEndpoints } from './endpoints/teamPage.ts';
import { fileEndpoints } from './endpoints/files.ts';
import { demoContentEndpoints } from './endpoints/demoContent.ts';
import { draftEndpoints } from './endpoints/drafts.ts';
import { homeEndpoints } from './endpoints/home.ts';
import { historyEndpoints } from './endpoints/history.ts';
import { imageEndpoints } from './endpoints/images.ts';
import { libraryEndpoints } from './endpoints/library.ts';
import { mailEndpoints } from './endpoints/mail.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { personalDataEndpoints } from './endpoints/personalData.ts';
import { planEndpoints } from './endpoints/plans.ts';
import { previewEndpoints } from './endpoints/previews.ts';
import { redirectEndpoints } from './endpoints/redirects.ts';
import { searchEndpoints } from './endpoints/search.ts';
import { settingEndpoints } from './endpoints/settings.ts';
import { setupEndpoints } from './endpoints/setup.ts';
import { siteFileEndpoints } from './endpoints/siteFile.ts';
import { systemEndpoints } from './endpoints/system.ts';
import { trashEndpoints } from './endpoints/trash.ts';
import { visitEndpoints } from './endpoints/visits.ts';
import { userEndpoints } from './endpoints/users.ts';
import { apiError } from './errors/error.ts';
import { timestamp } from './id.ts';
import { contentCalls } from './kinds/contentKinds.ts';

export {
  done,
  type Endpoint,
  type ErrorStatus,
  errorsOf,
  isDownload,
  isEventStream,
  isGuarded,
  isPaged,
  listQuery,
  type ListQuery,
  type Method,
  methodsOf,
  partQuery,
  type PartQuery,
  repeatKeyHeader,
  type Sorts,
  totalHeader,
} from './endpoint.ts';

/** The single table of calls: the server registers them, the client and the mocks are derived from it. */
export const endpoints = {
  ...systemEndpoints,
  ...authEndpoints,
  ...activityEndpoints,
  ...userEndpoints,
  ...imageEndpoints,
  ...fileEndpoints,
  ...libraryEndpoints,
  ...homeEndpoints,
  ...settingEndpoints,
  ...personalDataEndpoints,
  ...messageEndpoints,
  ...mailEndpoints,
  ...teamPageEndpoints,
  ...searchEndpoints,
  ...redirectEndpoints,
  ...trashEndpoints,
  ...siteFileEndpoints,
  ...historyEndpoints,
  ...draftEndpoints,
  ...previewEndpoints,
  ...planEndpoints,
  ...demoContentEndpoints,
  ...setupEndpoints,
  ...visitEndpoints,
  ...contentCalls,
} as const satisfies Record<string, Record<string, Endpoint>>;

/** The whole table as a plain list with dotted names such as `services.list`. */
export const endpointList: readonly { name: string; endpoint: Endpoint }[] = Object.entries(
  endpoints,
).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
);

type Inferred<S> = S extends z.ZodType ? z.infer<S> : never;
type Given<S> = S extends z.ZodType ? z.input<S> : never;

/** The input of a call: the params, query, body, file and form fields that the endpoint has. */
export type InputOf<E extends Endpoint> = (E extends { params: infer P }
  ? { params: Inferred<P> }
  : unknown) &
  (E extends { query: infer Q } ? { query?: Given<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Given<B> } : unknown) &
  (E extends { upload: string } ? { file: Blob } : unknown) &
  (E extends { form: infer F } ? { form?: Given<F> } : unknown);

/** What a call returns. */
export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>;

/** The body of a 409 to an update that would have overwritten somebody else's. */
export const editConflict = z.object({
  message: z.string(),
  code: apiError.shape.code,
  current: z.unknown(),
  updatedAt: timestamp,
});
