import { pagePart } from '@vitrin/contract/cutPage';
import type { libraryEndpoints } from '@vitrin/contract/endpoints/library';
import { endpoints } from '@vitrin/contract/endpoints';
import type { Image } from '@vitrin/contract/image';
import type { LibraryPicture, PictureTaker, PictureUse, LibraryWords } from '@vitrin/contract/library';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/refusals';
import { isEnough, type Role, roleIn } from '@vitrin/contract/role';
import { searchRank, searchText, searchWords } from '@vitrin/contract/search';
import type { AnswersOf } from '../asked.ts';
import { ListAnswer } from '../listAnswer.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { keepFile } from './images.ts';

/** The kinds whose entries show one picture. */
const oneEach = [
  'services',
  'posts',
  'members',
  'videos',
  'references',
  'voices',
  'certificates',
] as const satisfies readonly PictureTaker[];

/** The pictures of the whole site. Files are compared by their names and sizes here. */
export function libraryAnswers(state: MockState): AnswersOf<typeof libraryEndpoints> {
  const { library } = state;
  const roleOf = (token: string | undefined): Role =>
    roleIn(state.sessions.get(token ?? '')?.roles ?? []) ?? 'author';
  const seesAll = (token: string | undefined): boolean => isEnough(roleOf(token), 'editor');

  function shownOnSite(): LibraryPicture[] {
    const images: (Image | null)[] = [
      ...oneEach.flatMap((group) => state[group].all().map(({ image }) => image)),
      ...state.projects.all().flatMap(({ images: shown }) => shown),
    ];
    return images.flatMap((shown) =>
      shown?.id === undefined || library.has(shown.id) ? [] : [factsOf({ ...shown, id: shown.id })],
    );
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
        .filter(({ images }) => images.some((shown) => shown.id === id))
        .map((entry) => use('projects', entry.id, entry.title, false)),
      ...texts
        .filter(([, , text]) => text.includes(`"${url}"`))
        .map(([kind, entry]) => use(kind, entry.id, entry.title, true)),
    ];
  }

  /** Changes what is kept of a picture, and every entry that shows it. */
  function change(picture: LibraryPicture, facts: Partial<LibraryPicture>): LibraryPicture {
    const changed = { ...picture, ...facts };
    library.set(picture.id, changed);
    const { url, alt } = changed;
    const fresh = <Shown extends Image>(shown: Shown): Shown => ({ ...shown, url, alt });
    for (const group of oneEach) {
      for (const { id, image } of state[group].all()) {
        if (image?.id === picture.id) state[group].patch(id, { image: fresh(image) });
      }
    }
    for (const { id, images } of state.projects.all()) {
      if (!images.some((shown) => shown.id === picture.id)) continue;
      const next = images.map((shown) => (shown.id === picture.id ? fresh(shown) : shown));
      state.projects.patch(id, { images: next, image: next });
    }
    return changed;
  }

  /** An author changes own posts, until they are published. */
  function requireOwn(id: string, token: string | undefined): void {
    if (seesAll(token)) return;
    const { active } = state.posts.find(id);
    if (state.writers.get(id) !== state.sessions.get(token ?? '')?.id) throw missing('Post');
    if (active) throw new MockFailure(403, refusals.postPublished());
  }

  return {
    library: {
      listAll: ({ query: { q = '', unused, sort = 'newest', ...query }, token }) => {
        const words = searchWords(q);
        const found = all(token)
          .filter(
            ({ title, alt, credit }) =>
              words.length === 0 || searchRank(searchText(title, [alt, credit]), words) !== undefined,
          )
          .filter((each) => unused === undefined || usesOf(each).length === 0)
          .toSorted((a, b) => (sort === 'size' ? b.bytes - a.bytes : 0));
        const part = pagePart({ page: 1, ...query }) ?? { offset: 0, limit: limits.panelLibrary };
        return new ListAnswer(found.slice(part.offset, part.offset + part.limit), found.length);
      },
      read: ({ params, token }) => {
        const found = find(params.id, token);
        return { ...found, uses: seesAll(token) ? usesOf(found) : [] };
      },
      upload: ({ file, token }) => {
        const twin = [...library.values()].find(
          ({ id, bytes }) =>
            bytes === file.size && [...state.files.keys()].some((name) => name.startsWith(id)),
        );
        if (twin !== undefined) return twin;
        const { name: _name, ...kept } = keepFile(state, file);
        const picture: LibraryPicture = {
          ...factsOf(kept),
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
        const { url } = keepFile(state, file);
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
      use: ({ params, body: { entryId = '', ...body }, token }) => {
        if (body.kind !== 'text' && !isEnough(roleOf(token), endpoints[body.kind].uploadImage.access)) {
          throw new MockFailure(403, refusals.notAllowed());
        }
        const found = find(params.id, token);
        const { id, url, width, height, alt } = found;
        const shown = { id, url, width, height, alt };
        if (body.kind === 'projects') {
          const { images } = state.projects.find(entryId);
          const others = images.filter((each) => each.id !== id);
          const next = body.main === true ? [shown, ...others] : [...others, shown];
          state.projects.patch(entryId, { images: next, image: next });
        } else if (body.kind !== 'text') {
          if (body.kind === 'posts') requireOwn(entryId, token);
          state[body.kind].patch(entryId, { image: shown });
        }
        library.set(id, found);
        return found;
      },
    },
  };
}

const definedOf = ({ title, alt, credit, decorative }: LibraryWords): Partial<LibraryPicture> => ({
  ...(title !== undefined && { title }),
  ...(alt !== undefined && { alt }),
  ...(credit !== undefined && { credit }),
  ...(decorative !== undefined && { decorative }),
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

const use = (kind: PictureUse['kind'], entryId: string, title: string, inText: boolean): PictureUse => ({
  kind,
  entryId,
  title,
  inText,
  place: 'site',
});
const titled = (entry: object): string =>
  'title' in entry ? String(entry.title) : 'name' in entry ? String(entry.name) : '';
