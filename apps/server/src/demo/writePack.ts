import { fillDraft } from '@vitrin/contract/kinds/fillDraft';
import { type PlainGroup, plainGroups, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { serviceKind } from '@vitrin/contract/kinds/service';
import type { DemoDocument, DemoPack, DemoPicture, DemoPlain } from '@vitrin/demo/pack';
import { demoPrivacyNotice } from '@vitrin/demo/privacyNotice';
import { addPicture } from '../media/pictures.ts';
import type { PreparedPicture } from '../media/uploads/preparePicture.ts';
import { galleryItems } from '../gallery/galleryKind.ts';
import { newId } from '../newId.ts';
import { plainContent } from '../plain/plainContent.ts';
import { posts } from '../posts/postKind.ts';
import { showPictures } from '../content/entryPictureLists.ts';
import { projects } from '../projects/projectKind.ts';
import { services } from '../services/serviceKind.ts';
import { changeSetting } from '../settings/documents.ts';
import type { Writer } from '../store/openStore.ts';
import { addEntry } from '../content/contentWrites.ts';

/** The stored files of a pack by the names of their drawings. */
export type AdoptedFiles = ReadonlyMap<string, PreparedPicture>;

/** Adds the row of a picture or a PDF and returns its id. */
type AddPicture = (file: DemoPicture | DemoDocument) => Promise<string>;

const shown = { active: true } as const;

/** Writes all content of a pack, in the order in which visitors see it, since sizes are made in that order. */
export async function writePack(
  writer: Writer,
  pack: DemoPack,
  { files, now }: { files: AdoptedFiles; now: Date },
): Promise<void> {
  const add = pictureAdder(writer, files, now);
  const addition = { now, author: '' };
  await changeSetting(writer, 'siteInfo', pack.siteInfo, now);
  await changeSetting(writer, 'home', pack.home, now);
  await changeSetting(writer, 'crewPage', pack.teamPage, now);
  await changeSetting(writer, 'privacy', demoPrivacyNotice, now);
  await inTurn(pack.slider, async (picture, index) => {
    const row = { id: newId(), pictureId: await add(picture), active: true, displayOrder: index + 1 };
    await writer.insertInto('sliderImage').values(row).execute();
  });
  const { picture: aboutPicture, ...aboutTexts } = pack.about;
  await changeSetting(writer, 'about', { ...aboutTexts, pictureId: await add(aboutPicture) }, now);
  const added = await inTurn(pack.services, async ({ picture, furtherPictures = [], ...draft }) => {
    const fields = fillDraft(serviceKind, { ...draft, ...shown });
    const row = await addEntry(services, writer, fields, addition, { pictureId: await add(picture) });
    await showPictures(writer, 'furtherPicture', row.id, await inTurn(furtherPictures, add));
    return row;
  });
  const projectIds = new Map(pack.projects.map(({ title }) => [title, newId()]));
  await writePlain(writer, pack, add, { now, projectIds });
  const serviceIds = new Map(added.map(({ path, id }) => [path, id]));
  await writeProjects(writer, pack, add, { now, serviceIds, projectIds });
  await inTurn(pack.posts, async ({ picture, tags, ...draft }) => {
    const fields = fillDraft(postKind, { ...draft, ...shown, tags: [...tags] });
    await addEntry(posts, writer, fields, addition, { pictureId: await add(picture) });
  });
  await inTurn(pack.gallery, async ({ title, category, ...picture }) => {
    const facts = { title, category, alt: picture.alt, pictureId: await add(picture), ...shown };
    await addEntry(galleryItems, writer, facts, addition);
  });
}

async function writePlain(
  writer: Writer,
  pack: DemoPack,
  add: AddPicture,
  { now, projectIds }: { now: Date; projectIds: ReadonlyMap<string, string> },
): Promise<void> {
  for (const group of plainGroups) {
    await inTurn<NonNullable<DemoPlain[PlainGroup]>[number], unknown>(
      pack[group] ?? [],
      async ({ picture, pdf, project, ...draft }) =>
        addEntry(
          plainContent(group),
          writer,
          plainKinds[group].kind.draft.parse({
            ...draft,
            ...shown,
            ...(project !== undefined && { projectId: projectIds.get(project) }),
          }),
          { now, author: '' },
          {
            ...(picture !== undefined && { pictureId: await add(picture) }),
            ...(pdf !== undefined && { pdfId: await add(pdf) }),
          },
        ),
    );
  }
}

const writeProjects = (
  writer: Writer,
  pack: DemoPack,
  add: AddPicture,
  {
    now,
    serviceIds,
    projectIds,
  }: { now: Date; serviceIds: ReadonlyMap<string, string>; projectIds: ReadonlyMap<string, string> },
): Promise<unknown> =>
  inTurn(pack.projects, async ({ pictures, pdf, additionalInfoPairs, services: paths, ...texts }) => {
    const fields = {
      ...texts,
      ...shown,
      additionalInfoPairs: [...additionalInfoPairs],
      serviceIds: paths.flatMap((path) => serviceIds.get(path) ?? []),
    };
    const addition = { now, author: '', id: projectIds.get(texts.title) };
    const columns = pdf === undefined ? {} : { pdfId: await add(pdf) };
    const { id } = await addEntry(projects, writer, fillDraft(projectKind, fields), addition, columns);
    await showPictures(writer, 'projectPicture', id, await inTurn(pictures, add));
  });

/** Each picture is a millisecond newer than the one before, so that the queue makes their sizes in this order. */
function pictureAdder(writer: Writer, files: AdoptedFiles, now: Date): AddPicture {
  let added = 0;
  return async ({ file, ...words }) => {
    const prepared = files.get(file);
    if (prepared === undefined) throw new Error(`${file} was not read`);
    const row = await addPicture(writer, prepared, {
      alt: '',
      ...words,
      now: new Date(now.getTime() + added),
    });
    added += 1;
    return row.id;
  };
}

/** Runs sequentially, since a connection runs one statement at a time. */
async function inTurn<T, R>(
  items: readonly T[],
  write: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const [index, item] of items.entries()) {
    results.push(await write(item, index));
  }
  return results;
}
