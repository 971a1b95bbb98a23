import { about } from '@vitrin/contract/about';
import { galleryItem } from '@vitrin/contract/gallery';
import { homePage } from '@vitrin/contract/home';
import { type Image, image } from '@vitrin/contract/image';
import { teamMember } from '@vitrin/contract/member';
import { post } from '@vitrin/contract/post';
import { project } from '@vitrin/contract/project';
import { service } from '@vitrin/contract/service';
import { siteInfo } from '@vitrin/contract/siteInfo';
import { emptySiteInfo } from '@vitrin/contract/siteInfoDefaults';
import { sliderImage } from '@vitrin/contract/slider';
import { video } from '@vitrin/contract/video';
import { whyUsItem } from '@vitrin/contract/whyUs';
import type { Seed } from '@vitrin/mocks/state';
import type { DemoPack, DemoPicture } from '@vitrin/server/demo/pack';
import { demoPrivacyNotice } from '@vitrin/server/demo/privacyNotice';

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

/** What every entry of a list has besides its own texts; the later ones are younger. */
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

/** A demo company as the mocked API starts with it: the same texts and pictures that a first start writes. */
export function demoSeed(pack: DemoPack): Partial<Seed> {
  const slider = pack.slider.map((picture, index) =>
    sliderImage.parse({ ...pictureOf(picture), ...entry('slide', index) }),
  );
  const whyUs = pack.whyUs.map((reason, index) => whyUsItem.parse({ ...reason, ...entry('why', index) }));
  return {
    siteInfo: siteInfo.parse({ ...emptySiteInfo, ...pack.siteInfo }),
    privacy: demoPrivacyNotice(pack.siteInfo),
    homePage: homePage.parse({ ...pack.home, images: slider, whyUsList: whyUs }),
    slider,
    whyUs,
    about: about.parse({ ...pack.about, image: pictureOf(pack.about.picture) }),
    crewTexts: pack.crewPage,
    services: pack.services.map(({ picture, ...draft }, index) =>
      service.parse({ ...draft, ...entry('service', index), image: pictureOf(picture) }),
    ),
    members: pack.members.map(({ picture, ...draft }, index) =>
      teamMember.parse({ ...draft, ...entry('member', index), image: pictureOf(picture) }),
    ),
    projects: pack.projects.map(({ pictures, ...draft }, index) => {
      const images = pictures.map(pictureOf);
      const additionalInfo = Object.fromEntries(
        draft.additionalInfoPairs.map(({ key, value }) => [key, value]),
      );
      return project.parse({ ...draft, ...entry('project', index), additionalInfo, image: images, images });
    }),
    posts: pack.posts.map(({ picture, ...draft }, index) =>
      post.parse({ ...draft, ...entry('post', index), publishDate: null, image: pictureOf(picture) }),
    ),
    gallery: pack.gallery.map(({ title, category, ...picture }, index) => {
      const own = entry('gallery', index);
      return galleryItem.parse({ ...pictureOf(picture), ...own, title, category, uploadDate: own.createdAt });
    }),
    videos: pack.videos.map(({ picture, ...draft }, index) =>
      video.parse({ ...draft, id: `video-${index + 1}`, image: pictureOf(picture) }),
    ),
  };
}
