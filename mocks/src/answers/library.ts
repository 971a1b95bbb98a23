import { pagePart } from '@vitrin/contract/entries/cutPage';
import type { libraryEndpoints } from '@vitrin/contract/endpoints/library';
import type { Image } from '@vitrin/contract/files/image';
import {
  isPictureTaker,
  pdfTakers,
  type LibraryPicture,
  type LibrarySize,
  type LibraryWords,
  type PictureSpot,
  type PictureTaker,
  type PictureUse,
  sizeMeanings,
} from '@vitrin/contract/files/library';
import { pictureUpload } from '@vitrin/contract/files/pictureUploads';
import { pdfGroups, picturedGroups } from '@vitrin/contract/kinds/plainKinds';
import type { ListedImage } from '@vitrin/contract/kinds/pictureList';
import { postKind } from '@vitrin/contract/kinds/post';
import { fixed } from '@vitrin/contract/fixed';
import { limits, pdfType, pictureTypes } from '@vitrin/contract/limits';
import type { Pdf } from '@vitrin/contract/files/pdf';
import { refusals } from '@vitrin/contract/errors/refusals';
import { isEnough, type Role, roleIn } from '@vitrin/contract/accounts/role';
import { searchRank, searchText, searchWords } from '@vitrin/contract/search/search';
import type { AnswersOf } from '../asked.ts';
import type { Collection, Item } from '../collection.ts';
import { ListAnswer } from '../listAnswer.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { withListed, type PictureLists } from './entries.ts';
import { keepFile, keepPdf } from './images.ts';
import { projectPictures } from './projects.ts';
import { furtherPicturesOf } from './services.ts';

/** The kinds whose entries show one picture. */
const oneEach = ['services', 'posts', ...picturedGroups] as const satisfies readonly PictureTaker[];

/** The pictures of the whole site. Files are compared by their names and sizes here. */
export function libraryAnswers(state: MockState): AnswersOf<typeof libraryEndpoints> {
  const { library } = state;
  const lists = [
    listsOf(state.projects, projectPictures(state)),
    listsOf(state.services, furtherPicturesOf(state)),
  ];
  const roleOf = (token: string | undefined): Role =>
    roleIn(state.sessions.get(token ?? '')?.roles ?? []) ?? 'author';
  const seesAll = (token: string | undefined): boolean => isEnough(roleOf(token), 'editor');

  function shownOnSite(): LibraryPicture[] {
    const images: (Image | null)[] = [
      ...oneEach.flatMap((group) => state[group].all().map(({ image }) => image)),
      ...lists.flatMap((list) => list.images()),
    ];
    const pictures = images.flatMap((shown) =>
      shown?.id === undefined || library.has(shown.id) ? [] : [factsOf({ ...shown, id: shown.id })],
    );
    const pdfs = pdfTakers.flatMap((group) =>
      state[group].all().flatMap(({ pdf }) => (pdf ? [pdfOf(pdf, '2026-01-01T09:00:00.000Z')] : [])),
    );
    return [...pictures, ...pdfs];
  }

  function all(token: string | undefined): LibraryPicture[] {
    const kept = [...library.values()].toReversed();
    const found = new Map([...kept, ...(seesAll(token) ? shownOnSite() : [])].map((each) => [each.id, each]));
    return [...found.values()];
  }

  function find(id: string, token: string | undefined): LibraryPicture {
    const found = all(token).find((each) => each.id === id);
    if (found === undefined) throw missing('Image');
    return found;
  }

  function usesOf({ id, url }: LibraryPicture): PictureUse[] {
    const texts = [
      ...state.services.all().map((entry) => ['services', entry, entry.description] as const),
      ...state.projects.all().map((entry) => ['projects', entry, entry.description] as const),
      ...state.posts.all().map((entry) => ['posts', entry, entry.content + entry.details] as const),
    ];
    return [
      ...oneEach.flatMap((group) =>
        state[group]
          .all()
          .filter(({ image }) => image?.id === id)
          .map((entry) => use(group, entry.id, titled(entry), false)),
      ),
      ...state.projects
        .all()
        .filter(({ images, pdf }) => images.some((shown) => shown.id === id) || pdf?.id === id)
        .map((entry) => use('projects', entry.id, entry.title, false)),
      ...state.services
        .all()
        // A project whose main picture it is as well is already listed above.
        .filter(
          ({ image, furtherImages }) => image?.id !== id && furtherImages.some((shown) => shown.id === id),
        )
        .map((entry) => use('services', entry.id, entry.title, false)),
      ...pdfGroups.flatMap((group) =>
        state[group]
          .all()
          .filter(({ pdf }) => pdf?.id === id)
          .map((entry) => use(group, entry.id, titled(entry), false)),
      ),
      ...texts
        .filter(([, , text]) => text.includes(`"${url}"`))
        .map(([kind, entry]) => use(kind, entry.id, entry.title, true)),
    ];
  }

  /** A picture without texts is named after what shows it. */
  function named(picture: LibraryPicture): LibraryPicture {
    const use = picture.title || picture.alt ? undefined : usesOf(picture).find(({ inText }) => !inText);
    return { ...picture, ...(use && { shownBy: use.title }) };
  }

  /** Changes the record of a picture and every entry that shows it. */
  function change(picture: LibraryPicture, facts: Partial<LibraryPicture>): LibraryPicture {
    const changed = { ...picture, ...facts };
    library.set(picture.id, changed);
    const { url, alt, focalPoint, crops } = changed;
    const fresh = <Shown extends Image>(shown: Shown): Shown => ({ ...shown, url, alt, focalPoint, crops });
    for (const group of oneEach) {
      for (const { id, image } of state[group].all()) {
        if (image?.id === picture.id) state[group].patch(id, { image: fresh(image) });
      }
    }
    for (const list of lists) list.change(picture.id, fresh);
    return changed;
  }

  /** Authors may only change their own posts, and only until they are published. */
  function requireOwn(id: string, token: string | undefined): void {
    if (seesAll(token)) return;
    const { active } = state.posts.find(id);
    if (state.writers.get(id) !== state.sessions.get(token ?? '')?.id) throw missing(postKind.label);
    if (active) throw new MockFailure(403, refusals.postPublished());
  }

  function showIn(place: PictureSpot, shown: Image, title: string): void {
    const { facts } = state;
    const { id: _picture, ...fresh } = shown;
    const entry = { ...fresh, title, category: fixed.galleryUploadCategory, active: true };
    if (place === 'gallery') state.gallery.add({ ...entry, uploadDate: state.now() });
    else if (place === 'slider') state.slider.add({ ...fresh, active: true });
    else if (place === 'about') facts.about = { ...facts.about, image: shown };
    else if (place === 'favicon') facts.siteInfo = { ...facts.siteInfo, favicon: shown, favIcon: shown };
    else facts.siteInfo = { ...facts.siteInfo, [place]: shown };
  }

  return {
    library: {
      listAll: ({ query: { q = '', unused, sort = 'newest', size, kind = 'picture', ...query }, token }) => {
        const words = searchWords(q);
        const found = all(token)
          .filter(({ pdf }) => kind === 'all' || (pdf === true) === (kind === 'pdf'))
          .filter(
            ({ title, alt, credit }) =>
              words.length === 0 || searchRank(searchText(title, [alt, credit]), words) !== undefined,
          )
          .filter((each) => size === undefined || isOfSize(each, size))
          .filter((each) => unused === undefined || usesOf(each).length === 0)
          .toSorted((a, b) => (sort === 'size' ? b.bytes - a.bytes : 0));
        const part = pagePart({ page: 1, ...query }) ?? { offset: 0, limit: limits.panelLibrary };
        const listed = found.slice(part.offset, part.offset + part.limit);
        return new ListAnswer(seesAll(token) ? listed.map(named) : listed, found.length);
      },
      read: ({ params, token }) => {
        const found = find(params.id, token);
        return seesAll(token) ? { ...named(found), uses: usesOf(found) } : { ...found, uses: [] };
      },
      upload: ({ file, token }) => {
        const twin = [...library.values()].find(
          ({ id, bytes }) =>
            bytes === file.size && [...state.files.keys()].some((name) => name.startsWith(id)),
        );
        if (twin !== undefined) return twin;
        const { name: _name, ...kept } = keepFile(state, file, [...pictureTypes, pdfType]);
        const picture: LibraryPicture = {
          ...factsOf(kept),
          ...(file.type === pdfType && { pdf: true as const, title: file.name.replace(/\.pdf$/i, '') }),
          bytes: file.size,
          madeBy: state.sessions.get(token ?? '')?.fullName ?? '',
          createdAt: state.now(),
        };
        library.set(picture.id, picture);
        return picture;
      },
      update: ({ params, body, token }) =>
        change(find(params.id, token), {
          ...definedOf(body),
          ...(body.decorative === true && { alt: '' }),
        }),
      replace: ({ params, file, token }) => {
        const found = find(params.id, token);
        const { url } = found.pdf === true ? keepPdf(state, file) : keepFile(state, file);
        const { width: _width, height: _height, placeholder: _tiny, color: _color, ...kept } = found;
        for (const { id, description } of state.services.all()) {
          if (!description.includes(found.url)) continue;
          state.services.patch(id, { description: description.replaceAll(found.url, url) });
        }
        return change({ ...kept, variants: [] }, { url, bytes: file.size });
      },
      remove: ({ params, token }) => {
        const found = find(params.id, token);
        const uses = usesOf(found);
        if (uses.length > 0) throw new MockFailure(409, refusals.pictureUsed(), { uses });
        library.delete(found.id);
        return { success: true };
      },
      use: ({ params, body: { kind, entryId = '', main = false, further = false }, token }) => {
        if (kind !== 'text' && !isEnough(roleOf(token), pictureUpload(kind).access)) {
          throw new MockFailure(403, refusals.notAllowed());
        }
        const found = find(params.id, token);
        const { id, url, width, height, alt, title } = found;
        const shown = { id, url, width, height, alt };
        if (found.pdf === true && kind !== 'text') {
          const pdf = { id, url, name: `${found.title}.pdf`, bytes: found.bytes };
          const taker = pdfTakers.find((each) => each === kind);
          if (taker === undefined) throw missing('Image');
          state[taker].patch(entryId, { pdf });
        } else if (kind === 'projects') {
          const { of, show } = projectPictures(state);
          show(entryId, withListed(of(state.projects.find(entryId)), shown, main));
        } else if (kind === 'services' && further) {
          const { of, show } = furtherPicturesOf(state);
          show(entryId, withListed(of(state.services.find(entryId)), shown, false));
        } else if (kind !== 'text' && isPictureTaker(kind)) {
          if (kind === 'posts') requireOwn(entryId, token);
          state[kind].patch(entryId, { image: shown });
        } else if (kind !== 'text') showIn(kind, shown, title);
        library.set(id, found);
        return found;
      },
    },
  };
}

/** All pictures that the entries of a collection show in lists, with a function that updates one wherever it occurs. */
const listsOf = <T extends Item>(entries: Collection<T>, { of, show }: PictureLists<T>) => ({
  images: () => entries.all().flatMap(of),
  change: (pictureId: string, fresh: (shown: ListedImage) => ListedImage) => {
    for (const entry of entries.all()) {
      const images = of(entry);
      if (!images.some(({ id }) => id === pictureId)) continue;
      show(
        entry.id,
        images.map((shown) => (shown.id === pictureId ? fresh(shown) : shown)),
      );
    }
  },
});

const definedOf = ({ title, alt, credit, decorative, ...cut }: LibraryWords): Partial<LibraryPicture> => ({
  ...(title !== undefined && { title }),
  ...(alt !== undefined && { alt }),
  ...(credit !== undefined && { credit }),
  ...(decorative !== undefined && { decorative }),
  ...(cut.focalPoint !== undefined && { focalPoint: cut.focalPoint ?? undefined }),
  ...(cut.crops !== undefined && { crops: cut.crops }),
});

const factsOf = (shown: Image & { id: string }): LibraryPicture => ({
  ...shown,
  title: '',
  alt: shown.alt ?? '',
  credit: '',
  decorative: false,
  bytes: 0,
  madeBy: '',
  createdAt: '2026-01-01T09:00:00.000Z',
});

const pdfOf = ({ id, url, name, bytes }: Pdf, createdAt: string): LibraryPicture => ({
  ...factsOf({ id, url }),
  pdf: true,
  title: name.replace(/\.pdf$/i, ''),
  bytes,
  createdAt,
});

const use = (kind: PictureUse['kind'], entryId: string, title: string, inText: boolean): PictureUse => ({
  kind,
  entryId,
  title,
  inText,
  place: 'site',
});
const titled = (entry: object): string =>
  'title' in entry ? String(entry.title) : 'name' in entry ? String(entry.name) : '';

/** Whether the library lists a picture among those of a size; a PDF has no pixels. */
function isOfSize({ bytes, width = 0, height = 0, pdf }: LibraryPicture, size: LibrarySize): boolean {
  const meaning = sizeMeanings[size];
  if ('bytesOver' in meaning) return bytes > meaning.bytesOver;
  return pdf === undefined && Math.max(width, height) < meaning.pixelsBelow;
}
