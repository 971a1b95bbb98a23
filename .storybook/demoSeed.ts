import { about } from '@vitrin/contract/pages/about';
import { fillDraft } from '@vitrin/contract/kinds/fillDraft';
import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { homePage } from '@vitrin/contract/pages/home';
import { type Image, image } from '@vitrin/contract/files/image';
import { type PlainGroup, plainGroups, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { entryPathFrom } from '@vitrin/contract/kinds/entryPath';
import { postKind, postPaths } from '@vitrin/contract/kinds/post';
import { projectKind, projectPaths } from '@vitrin/contract/kinds/project';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { siteInfo } from '@vitrin/contract/settings/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { sliderImage } from '@vitrin/contract/pages/slider';
import type { DemoDocument, DemoPack, DemoPicture } from '@vitrin/demo/pack';
import { demoPrivacyNotice } from '@vitrin/demo/privacyNotice';
import type { Seed } from '@vitrin/mocks/state';

const portrait = { width: 800, height: 1000 };
const landscape = { width: 1920, height: 1080 };

/** A drawn picture of the demo, served by the catalogue itself. */
function pictureOf({ file, alt }: DemoPicture): Image {
  const url = new URL(`${import.meta.env.BASE_URL}demo-pictures/${file}`, document.baseURI).href;
  return image.parse({
    id: file,
    name: file,
    url,
    alt,
    ...(file.startsWith('portrait') ? portrait : landscape),
  });
}

/** A PDF of the demo, served likewise; its size is about what such files have. */
const pdfOf = ({ file, title }: DemoDocument) => ({
  id: file,
  url: new URL(`${import.meta.env.BASE_URL}demo-documents/${file}`, document.baseURI).href,
  name: `${title}.pdf`,
  bytes: 32_000,
});

/** The fields that every entry of a list has besides its own texts; later ones are more recent. */
const entry = (kind: string, index: number) => {
  const day = new Date(Date.UTC(2026, 0, index + 1, 9)).toISOString();
  return {
    id: `${kind}-${index + 1}`,
    active: true,
    status: 'active',
    displayOrder: index + 1,
    createdAt: day,
    updatedAt: day,
  };
};

function plainSeed(pack: DemoPack): Pick<Seed, PlainGroup>;
function plainSeed(pack: DemoPack): object {
  const { projects } = pack;
  const voicedOf = (title: string | undefined) => {
    const index = projects.findIndex((project) => project.title === title);
    if (title === undefined || index === -1) return null;
    return { id: entry('project', index).id, path: entryPathFrom(title, projectPaths), title };
  };
  const listOf = (group: PlainGroup) => {
    const { name, kind } = plainKinds[group];
    return (pack[group] ?? []).map(({ picture, pdf, project, ...draft }, index) =>
      kind.record.parse({
        ...kind.draft.parse(draft),
        ...entry(name, index),
        image: picture === undefined ? null : pictureOf(picture),
        pdf: pdf === undefined ? null : pdfOf(pdf),
        project: voicedOf(project),
      }),
    );
  };
  return Object.fromEntries(plainGroups.map((group) => [group, listOf(group)]));
}

/** A demo company as the mocked API starts with it: the same texts and pictures that a first start writes. */
export function demoSeed(pack: DemoPack): Partial<Seed> {
  const slider = pack.slider.map((picture, index) =>
    sliderImage.parse({ ...pictureOf(picture), ...entry('slide', index) }),
  );
  const plain = plainSeed(pack);
  return {
    siteInfo: siteInfo.parse({ ...emptySiteInfo, ...pack.siteInfo }),
    privacy: demoPrivacyNotice,
    homePage: homePage.parse({ ...pack.home, images: slider, whyUsList: plain.reasons }),
    slider,
    ...plain,
    about: about.parse({ ...pack.about, image: pictureOf(pack.about.picture) }),
    teamTexts: pack.teamPage,
    services: pack.services.map(({ picture, furtherPictures = [], ...draft }, index) =>
      serviceKind.record.parse({
        ...fillDraft(serviceKind, draft),
        ...entry('service', index),
        image: pictureOf(picture),
        furtherImages: furtherPictures.map(pictureOf),
      }),
    ),
    projects: pack.projects.map(({ pictures, pdf, additionalInfoPairs, ...draft }, index) => {
      const images = pictures.map(pictureOf);
      return projectKind.record.parse({
        ...fillDraft(projectKind, draft),
        ...entry('project', index),
        path: entryPathFrom(draft.title, projectPaths),
        additionalInfo: Object.fromEntries(additionalInfoPairs.map(({ key, value }) => [key, value])),
        additionalInfoPairs,
        pdf: pdf === undefined ? null : pdfOf(pdf),
        image: images,
        images,
      });
    }),
    posts: pack.posts.map(({ picture, tags, ...draft }, index) =>
      postKind.record.parse({
        ...fillDraft(postKind, { ...draft, tags: [...tags] }),
        ...entry('post', index),
        path: entryPathFrom(draft.title, postPaths),
        image: pictureOf(picture),
      }),
    ),
    gallery: pack.gallery.map(({ title, category, ...picture }, index) => {
      const own = entry('gallery', index);
      return galleryItemKind.record.parse({
        ...pictureOf(picture),
        ...own,
        title,
        category,
        uploadDate: own.createdAt,
      });
    }),
  };
}
