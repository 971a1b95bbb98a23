import type { About } from '@vitrin/contract/about';
import type { HomePage } from '@vitrin/contract/home';
import type { CrewPage, MemberDraft } from '@vitrin/contract/member';
import type { PostDraft } from '@vitrin/contract/post';
import type { ProjectDraft } from '@vitrin/contract/project';
import type { ServiceDraft } from '@vitrin/contract/service';
import type { SiteInfoDraft } from '@vitrin/contract/siteInfo';
import type { Video } from '@vitrin/contract/video';
import type { WhyUsDraft } from '@vitrin/contract/whyUs';

/** A drawn picture of the demo: its file under `demo/pictures` and what it shows. */
export type DemoPicture = { file: string; alt: string };

/** What a form sends, without its switch: everything in a demo is active. */
type Shown<Draft> = Omit<Draft, 'active' | 'status'>;

/** A reason to choose the company. */
export type DemoReason = Shown<WhyUsDraft>;

/** A member of the team, with a portrait. */
export type DemoMember = Shown<MemberDraft> & { picture: DemoPicture };

/** A project with the facts of its title block in order, and its pictures, the main one first. */
export type DemoProject = Pick<ProjectDraft, 'title' | 'category' | 'shortDescription' | 'description'> & {
  additionalInfoPairs: readonly { key: string; value: string }[];
  pictures: readonly DemoPicture[];
};

/** A blog post; its date is a fixed day, YYYY-MM-DD. */
export type DemoPost = Pick<PostDraft, 'title' | 'excerpt' | 'content' | 'details' | 'category'> & {
  date: string;
  author: string;
  tags: readonly string[];
  picture: DemoPicture;
};

/** A picture of the gallery. */
export type DemoGalleryPicture = DemoPicture & { title: string; category: string };

/** A video elsewhere, with a still of our own. */
export type DemoVideo = Omit<Video, 'id' | 'image'> & { picture: DemoPicture };

/** A whole invented company, as the first start writes it into an empty store. */
export type DemoPack = {
  siteInfo: SiteInfoDraft;
  home: Omit<HomePage, 'images' | 'whyUsList'>;
  slider: readonly DemoPicture[];
  about: Omit<About, 'image'> & { picture: DemoPicture };
  services: readonly (ServiceDraft & { picture: DemoPicture })[];
  whyUs: readonly DemoReason[];
  crewPage: Omit<CrewPage, 'crews'>;
  members: readonly DemoMember[];
  projects: readonly DemoProject[];
  posts: readonly DemoPost[];
  gallery: readonly DemoGalleryPicture[];
  videos: readonly DemoVideo[];
};
