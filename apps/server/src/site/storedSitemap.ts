import { pageAddressOf } from '@vitrin/contract/links/addresses';
import { entryPathOf } from '@vitrin/contract/kinds/entryPath';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { SelectQueryBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import { activeRows } from '../content/contentReads.ts';
import { galleryItems } from '../gallery/galleryKind.ts';
import { count } from '../http/listPage.ts';
import { urlOf } from '../media/pictures.ts';
import { posts } from '../posts/postKind.ts';
import { publishedRows } from '../posts/postQueries.ts';
import { projects } from '../projects/projectKind.ts';
import { mainPicturesOf } from '../projects/mainPicturesOf.ts';
import { services } from '../services/serviceKind.ts';
import { readFilledParts, readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import type { Reader } from '../store/openStore.ts';
import { inOrder, type ListOrder } from '../store/ordered.ts';
import type { ContentTable, Tables } from '../store/schema.ts';
import { readAtOnce, type SitemapEntry, type SitemapList, type SitemapSource } from './sitemapSource.ts';

type Found = {
  id: string;
  updatedAt: Date;
  title: string;
  noindex?: boolean;
  pictureId?: string | null;
};

/** A sitemap made from the own store, which reads only the few columns that are written. */
export function storedSitemap(reader: Reader, clock: Clock): SitemapSource {
  const named = ['id', 'updatedAt', 'title', 'noindex'] as const;
  const published = () => publishedRows(reader, clock.now());
  return {
    site: async () => ({
      ...(await readSiteInfo(reader)),
      filled: await readFilledParts(reader, clock.now()),
    }),
    lists: {
      hizmetler: {
        count: () => count(activeRows(services, reader)),
        entries: async (page) => {
          const shown = activeRows(services, reader)
            .clearSelect()
            .select([...named, 'path', 'pictureId']);
          const rows = await partOf(shown, services.list.order, page);
          return withPictures(reader, rows, ({ path }) => sitePaths.service({ path: pageAddressOf(path) }));
        },
      },
      projeler: {
        count: () => count(activeRows(projects, reader)),
        entries: async (page) => {
          const shown = activeRows(projects, reader)
            .clearSelect()
            .select([...named, 'path']);
          const rows = await partOf(shown, projects.list.order, page);
          const main = await mainPicturesOf(
            reader,
            rows.map(({ id }) => id),
          );
          const pictureIds = new Map(main.map(({ projectId, pictureId }) => [projectId, pictureId]));
          const pictured = rows.map((row) => ({
            id: row.id,
            path: row.path,
            updatedAt: row.updatedAt,
            title: row.title,
            noindex: row.noindex,
            pictureId: pictureIds.get(row.id) ?? null,
          }));
          return withPictures(reader, pictured, ({ id, path }) =>
            sitePaths.project({ id, path: entryPathOf(path) }),
          );
        },
      },
      yazilar: {
        count: () => count(published()),
        entries: async (page) => {
          const shown = published()
            .clearSelect()
            .select([...named, 'path', 'pictureId']);
          const rows = await partOf(shown, posts.list.order, page);
          return withPictures(reader, rows, ({ id, path }) =>
            sitePaths.post({ id, path: entryPathOf(path) }),
          );
        },
      },
    },
    gallery: galleryOf(reader),
  };
}

const galleryOf = (reader: Reader): SitemapList => ({
  count: () => count(activeRows(galleryItems, reader)),
  entries: async (page) => {
    const shown = activeRows(galleryItems, reader)
      .clearSelect()
      .select(['id', 'updatedAt', 'title', 'alt', 'pictureId']);
    const rows = await partOf(shown, galleryItems.list.order, page);
    const alts = new Map(rows.map(({ pictureId, alt }) => [pictureId, alt]));
    const entries = await withPictures(reader, rows, () => sitePaths.photos());
    return entries.map(({ path, images = [] }, index) => ({
      path,
      images: images.map((image) => image && { ...image, alt: alts.get(rows[index]?.pictureId ?? '') ?? '' }),
    }));
  },
});

const partOf = <Table extends ContentTable, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
  page: number,
): Promise<Row[]> =>
  inOrder(query, order)
    .limit(readAtOnce)
    .offset((page - 1) * readAtOnce)
    .execute();

async function withPictures<Row extends Found>(
  reader: Reader,
  rows: readonly Row[],
  pathOf: (row: Row) => string,
): Promise<SitemapEntry[]> {
  const ids = [...new Set(rows.flatMap(({ pictureId }) => pictureId ?? []))];
  const found =
    ids.length === 0
      ? []
      : await reader.selectFrom('picture').select(['id', 'name', 'alt']).where('id', 'in', ids).execute();
  const pictures = new Map<string | null | undefined, { url: string; alt: string }>(
    found.map(({ id, name, alt }) => [id, { url: urlOf(name), alt }]),
  );
  return rows.map((row) => ({
    path: pathOf(row),
    updatedAt: row.updatedAt.toISOString(),
    title: row.title,
    ...(row.noindex === true && { noindex: true }),
    images: [pictures.get(row.pictureId) ?? null],
  }));
}
