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
import { inChunks, type ListOrder } from '../store/ordered.ts';
import type { ContentTable, Tables } from '../store/schema.ts';
import { readAtOnce, type SitemapEntry, type SitemapList, type SitemapSource } from './sitemapSource.ts';

type Found = {
  id: string;
  updatedAt: Date;
  title: string;
  noindex?: boolean;
  pictureId?: string | null;
};

/** A sitemap made from the own store, which reads only the few columns that are written or ordered by. */
export function storedSitemap(reader: Reader, clock: Clock): SitemapSource {
  const named = ['id', 'updatedAt', 'title', 'noindex', 'path'] as const;
  return {
    site: async () => ({
      ...(await readSiteInfo(reader)),
      filled: await readFilledParts(reader, clock.now()),
    }),
    lists: {
      hizmetler: listOf(
        () =>
          activeRows(services, reader)
            .clearSelect()
            .select([...named, 'pictureId', 'displayOrder']),
        services.list.order,
        (rows) => withPictures(reader, rows, ({ path }) => sitePaths.service({ path: pageAddressOf(path) })),
      ),
      projeler: listOf(
        () =>
          activeRows(projects, reader)
            .clearSelect()
            .select([...named, 'displayOrder']),
        projects.list.order,
        async (rows) => {
          const main = await mainPicturesOf(
            reader,
            rows.map(({ id }) => id),
          );
          const pictureIds = new Map(main.map(({ projectId, pictureId }) => [projectId, pictureId]));
          const pictured = rows.map((row) => ({ ...row, pictureId: pictureIds.get(row.id) ?? null }));
          return withPictures(reader, pictured, ({ id, path }) =>
            sitePaths.project({ id, path: entryPathOf(path) }),
          );
        },
      ),
      yazilar: listOf(
        () =>
          publishedRows(reader, clock.now())
            .clearSelect()
            .select([...named, 'pictureId', 'shownDay', 'createdAt']),
        posts.list.order,
        (rows) =>
          withPictures(reader, rows, ({ id, path }) => sitePaths.post({ id, path: entryPathOf(path) })),
      ),
    },
    gallery: galleryOf(reader),
  };
}

const galleryOf = (reader: Reader): SitemapList =>
  listOf(
    () =>
      activeRows(galleryItems, reader)
        .clearSelect()
        .select(['id', 'updatedAt', 'title', 'alt', 'pictureId', 'displayOrder']),
    galleryItems.list.order,
    async (rows) => {
      const alts = new Map(rows.map(({ pictureId, alt }) => [pictureId, alt]));
      const entries = await withPictures(reader, rows, () => sitePaths.photos());
      return entries.map(({ path, images = [] }, index) => ({
        path,
        images: images.map(
          (image) => image && { ...image, alt: alts.get(rows[index]?.pictureId ?? '') ?? '' },
        ),
      }));
    },
  );

/** The rows of a query, which has what they are ordered by among its columns, as entries of the sitemap. */
const listOf = <Table extends ContentTable, Row extends object>(
  shown: () => SelectQueryBuilder<Tables, Table, Row>,
  order: ListOrder,
  entriesOf: (rows: Row[]) => Promise<SitemapEntry[]>,
): SitemapList => ({
  count: () => count(shown()),
  entries: async function* (from) {
    for await (const rows of inChunks(shown(), order, readAtOnce, from)) yield entriesOf(rows);
  },
});

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
