import { type Endpoint, endpoints } from './endpoints.ts';
import type { SiteInfoDraft } from './settings/siteInfo.ts';

type Table = typeof endpoints;

const managed = ['listAll', 'create', 'read', 'update', 'remove', 'toggle'] as const;

/** The calls that the specification names, by their groups. It names no others, so that this list never grows. */
export const specifiedCalls = {
  auth: ['login', 'signup'],
  images: ['read', 'upload'],
  homePage: ['read', 'save'],
  slider: ['listAll', 'upload', 'toggle', 'reorder'],
  homeSlices: ['about', 'features', 'services', 'team', 'video', 'projects', 'testimonials', 'blog'],
  about: ['read'],
  siteInfo: ['read', 'save', 'uploadImage', 'uploadFavicon'],
  theme: ['read', 'save'],
  teamPage: ['read'],
  services: [...managed, 'list', 'listBasic', 'uploadImage'],
  projects: [...managed, 'list', 'listBasic', 'uploadImage', 'setMainImage', 'removeImage'],
  posts: [...managed, 'list', 'uploadImage'],
  members: [...managed, 'uploadImage'],
  gallery: ['list', 'listAll', 'upload', 'remove', 'toggle'],
  reasons: [...managed, 'list'],
} as const satisfies { readonly [Group in keyof Table]?: readonly (keyof Table[Group])[] };

/** The names of the specification's calls in each of its groups. */
export type SpecifiedCalls = {
  [Group in keyof typeof specifiedCalls]: (typeof specifiedCalls)[Group][number];
};

const specifiedNames: Readonly<Record<string, readonly string[]>> = specifiedCalls;

/**
 * The calls that the specification does not name. A server that only follows the specification has none of them, so the
 * apps do without.
 */
export const additions: ReadonlySet<Endpoint> = new Set(
  Object.entries(endpoints).flatMap(([group, calls]) =>
    Object.entries<Endpoint>(calls).flatMap(([name, endpoint]) =>
      specifiedNames[group]?.includes(name) === true ? [] : [endpoint],
    ),
  ),
);

const specifiedFacts: readonly (keyof SiteInfoDraft)[] = [
  'companyName',
  'phone',
  'email',
  'address',
  'footerDescription',
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'linkedin',
  'mapUrl',
  'mapEnabled',
];

/** The fields that a server without the additions is sent, for forms that have more fields than the specification. */
export const specifiedFields: ReadonlyMap<Endpoint, readonly string[]> = new Map([
  [endpoints.siteInfo.save, specifiedFacts],
]);
