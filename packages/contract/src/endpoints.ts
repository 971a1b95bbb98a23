import { z } from 'zod';
import { homePage } from './home.ts';
import { id, idParams, timestamp } from './id.ts';
import { uploadedImage } from './image.ts';
import { service, serviceBasic, serviceChange, serviceDraft } from './service.ts';
import { credentials, loginResult, user } from './session.ts';
import { siteInfo, siteInfoChange } from './siteInfo.ts';
import { themeColors, themeColorsChange } from './theme.ts';

/** The HTTP verbs of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API. `path` holds `{name}` for each key of `params`. `upload` names the multipart field that
 * carries the file. `access` says who may call; `also` lists further verbs that do the same.
 */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly also?: readonly Method[];
  readonly access: 'public' | 'admin';
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly upload?: 'file';
  readonly answer: z.ZodType;
  /** The media type of an answer that is no JSON. */
  readonly answerType?: 'image/*';
  /** The status codes of its errors, each answered with an ApiError. */
  readonly errors: readonly (400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503)[];
};

const define = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** The answer to calls that have nothing to tell. */
export const done = z.object({ success: z.literal(true) }).meta({ id: 'Done' });

/** The one table of calls: the server registers from it, the client and the mocks are derived from it. */
export const endpoints = {
  health: {
    read: define({
      method: 'GET',
      path: '/health',
      access: 'public',
      tag: 'Health',
      summary: 'Tells whether the server and its store answer',
      answer: z
        .object({ status: z.literal('ok'), engine: z.enum(['sqlite', 'postgres']) })
        .meta({ id: 'Health' }),
      errors: [503],
    }),
  },
  auth: {
    login: define({
      method: 'POST',
      path: '/auth/login',
      access: 'public',
      tag: 'Auth',
      summary: 'Signs an admin in and answers a bearer token',
      body: credentials,
      answer: loginResult,
      errors: [400, 401, 429],
    }),
    me: define({
      method: 'GET',
      path: '/auth/me',
      access: 'admin',
      tag: 'Auth',
      summary: 'The signed-in admin',
      answer: user,
      errors: [401],
    }),
    logout: define({
      method: 'POST',
      path: '/auth/logout',
      access: 'admin',
      tag: 'Auth',
      summary: 'Ends the session of the token',
      answer: done,
      errors: [401],
    }),
  },
  images: {
    read: define({
      method: 'GET',
      path: '/images/{name}',
      access: 'public',
      tag: 'Images',
      summary: 'The bytes of a stored picture; its name never changes its content',
      params: z.object({ name: z.string().min(1).max(200) }),
      answer: z.unknown(),
      answerType: 'image/*',
      errors: [404],
    }),
    upload: define({
      method: 'POST',
      path: '/images/upload',
      access: 'admin',
      tag: 'Images',
      summary: 'Stores a picture and makes its sizes',
      query: z.object({ id: id.optional() }),
      upload: 'file',
      answer: uploadedImage,
      errors: [400, 401, 413, 415],
    }),
  },
  homePage: {
    read: define({
      method: 'GET',
      path: '/home-page',
      access: 'public',
      tag: 'Home',
      summary: "The home page's texts and the active banner pictures, in order",
      answer: homePage,
      errors: [],
    }),
  },
  services: {
    list: define({
      method: 'GET',
      path: '/service',
      access: 'public',
      tag: 'Services',
      summary: 'The active services, in order',
      answer: z.array(service),
      errors: [],
    }),
    listAll: define({
      method: 'GET',
      path: '/service/admin',
      access: 'admin',
      tag: 'Services',
      summary: 'All services, in order',
      answer: z.array(service),
      errors: [401],
    }),
    listBasic: define({
      method: 'GET',
      path: '/service/basic',
      access: 'public',
      tag: 'Services',
      summary: 'Id, path and title of the active services, for menus and routes',
      answer: z.array(serviceBasic),
      errors: [],
    }),
    byPath: define({
      method: 'GET',
      path: '/service/by-path',
      access: 'public',
      tag: 'Services',
      summary: 'The active service at a path, or the one that moved from there (its `path` then differs)',
      query: z.object({ path: z.string().min(1).max(400) }),
      answer: service,
      errors: [400, 404],
    }),
    create: define({
      method: 'POST',
      path: '/service',
      access: 'admin',
      tag: 'Services',
      summary: 'Adds a service',
      body: serviceDraft,
      answer: service,
      errors: [400, 401, 409],
    }),
    read: define({
      method: 'GET',
      path: '/service/{id}',
      access: 'public',
      tag: 'Services',
      summary: 'One service; an inactive one only with a token',
      params: idParams,
      answer: service,
      errors: [404],
    }),
    update: define({
      method: 'PUT',
      path: '/service/{id}',
      access: 'admin',
      tag: 'Services',
      summary: 'Changes a service; 409 with `current` where `updatedAt` is older than the stored one',
      params: idParams,
      body: serviceChange,
      answer: service,
      errors: [400, 401, 404, 409],
    }),
    remove: define({
      method: 'DELETE',
      path: '/service/{id}',
      access: 'admin',
      tag: 'Services',
      summary: 'Deletes a service',
      params: idParams,
      answer: done,
      errors: [401, 404],
    }),
    toggle: define({
      method: 'PATCH',
      also: ['PUT'],
      path: '/service/{id}/toggle',
      access: 'admin',
      tag: 'Services',
      summary: 'Flips a service between active and inactive and answers it',
      params: idParams,
      answer: service,
      errors: [401, 404],
    }),
    reorder: define({
      method: 'PUT',
      path: '/service/reorder',
      access: 'admin',
      tag: 'Services',
      summary: 'Sets the order of services in one step',
      body: z.object({ items: z.array(z.object({ id, displayOrder: z.int().min(1) })).min(1) }),
      answer: z.array(service),
      errors: [400, 401, 404],
    }),
    uploadImage: define({
      method: 'POST',
      path: '/service/image/{id}',
      access: 'admin',
      tag: 'Services',
      summary: "Stores a picture and makes it the service's",
      params: idParams,
      upload: 'file',
      answer: service,
      errors: [400, 401, 404, 413, 415],
    }),
    removeImage: define({
      method: 'DELETE',
      path: '/service/image/{id}',
      access: 'admin',
      tag: 'Services',
      summary: "Takes the service's picture away",
      params: idParams,
      answer: service,
      errors: [401, 404],
    }),
  },
  siteInfo: {
    read: define({
      method: 'GET',
      path: '/site-info',
      access: 'public',
      tag: 'Site info',
      summary: "The company's facts",
      answer: siteInfo,
      errors: [],
    }),
    save: define({
      method: 'POST',
      path: '/site-info',
      access: 'admin',
      tag: 'Site info',
      summary: "Changes the company's facts; absent fields stay",
      body: siteInfoChange,
      answer: siteInfo,
      errors: [400, 401],
    }),
  },
  theme: {
    read: define({
      method: 'GET',
      path: '/theme/colors',
      access: 'public',
      tag: 'Theme',
      summary: 'The eight stored colours',
      answer: themeColors,
      errors: [],
    }),
    save: define({
      method: 'POST',
      path: '/theme/colors',
      access: 'admin',
      tag: 'Theme',
      summary: 'Saves colours; absent keys stay',
      body: themeColorsChange,
      answer: themeColors,
      errors: [400, 401],
    }),
  },
} as const satisfies Record<string, Record<string, Endpoint>>;

/** The whole table as a plain list with dotted names such as `services.list`. */
export const endpointList: readonly { name: string; endpoint: Endpoint }[] = Object.entries(
  endpoints,
).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
);

type Inferred<S> = S extends z.ZodType ? z.infer<S> : never;
type Given<S> = S extends z.ZodType ? z.input<S> : never;

/** What a caller hands to a call: the params, query, body and file that the endpoint has. */
export type InputOf<E extends Endpoint> = (E extends { params: infer P }
  ? { params: Inferred<P> }
  : unknown) &
  (E extends { query: infer Q } ? { query?: Given<Q> } : unknown) &
  (E extends { body: infer B } ? { body: Given<B> } : unknown) &
  (E extends { upload: string } ? { file: Blob } : unknown);

/** What a call answers. */
export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>;

/** The body of a 409 to an update that would have overwritten somebody else's. */
export const editConflict = z.object({ message: z.string(), current: z.unknown(), updatedAt: timestamp });
