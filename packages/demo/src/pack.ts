import type { About } from '@vitrin/contract/pages/about';
import type { HomePage } from '@vitrin/contract/pages/home';
import type { TeamPage } from '@vitrin/contract/pages/teamPage';
import type { SentDraft } from '@vitrin/contract/kinds/fillDraft';
import type { PlainGroup, PlainKind } from '@vitrin/contract/kinds/plainKinds';
import type { memberKind } from '@vitrin/contract/kinds/member';
import type { postKind } from '@vitrin/contract/kinds/post';
import type { projectKind } from '@vitrin/contract/kinds/project';
import type { serviceKind } from '@vitrin/contract/kinds/service';
import type { SiteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import type { PublicVideo } from '@vitrin/contract/kinds/video';
import type { reasonKind } from '@vitrin/contract/kinds/reason';

/** A drawn picture of the demo: its file under `pictures` and what it shows. */
export type DemoPicture = { file: string; alt: string };

/** A printed PDF of the demo: its file under `documents`, and the name that visitors save it under. */
export type DemoDocument = { file: string; title: string };

/** What a form may send, without its switch: everything in a demo is active. */
type Shown<Draft> = Omit<Draft, 'active' | 'status'>;

/** A reason to choose the company. */
export type DemoReason = Shown<SentDraft<typeof reasonKind>>;

/**
 * What shows that the company is worth its word, by the names of the calls; a pack may do without some. Logos are of
 * invented companies, too.
 */
export type DemoProof = {
  readonly [Group in PlainGroup]?: readonly (Shown<SentDraft<PlainKind<Group>>> & {
    picture?: DemoPicture;
    /** Of a certificate. */
    pdf?: DemoDocument;
    /** The title of the project that a voice is about. */
    project?: string;
  })[];
};

/** A member of the team, with an e-mail address and a portrait. */
export type DemoMember = Shown<SentDraft<typeof memberKind>> & { email: string; picture: DemoPicture };

/** A service with its main picture, and those of its gallery, if it has one. */
export type DemoService = SentDraft<typeof serviceKind> & {
  picture: DemoPicture;
  furtherPictures?: readonly DemoPicture[];
};

/** A project with the facts of its title block in order, and its pictures, the main one first. */
export type DemoProject = Omit<
  Shown<SentDraft<typeof projectKind>>,
  'additionalInfo' | 'additionalInfoPairs' | 'serviceIds'
> & {
  /** The paths of the services that it belongs to. */
  services: readonly string[];
  additionalInfoPairs: readonly { key: string; value: string }[];
  pictures: readonly DemoPicture[];
  pdf?: DemoDocument;
};

/** A blog post; its date is a fixed day, YYYY-MM-DD. */
export type DemoPost = Omit<Shown<SentDraft<typeof postKind>>, 'date' | 'author' | 'tags' | 'publishDate'> & {
  date: string;
  author: string;
  tags: readonly string[];
  picture: DemoPicture;
};

/** A picture of the gallery. */
export type DemoGalleryPicture = DemoPicture & { title: string; category: string };

/** A video elsewhere, with a still of our own. */
export type DemoVideo = Omit<PublicVideo, 'id' | 'image'> & { picture: DemoPicture };

/** A whole invented company, as the first start writes it into an empty store. */
export type DemoPack = {
  siteInfo: SiteInfoDraft;
  home: Omit<HomePage, 'images' | 'whyUsList'>;
  slider: readonly DemoPicture[];
  about: Omit<About, 'image' | 'textPictures'> & { picture: DemoPicture };
  services: readonly DemoService[];
  reasons: readonly DemoReason[];
  proof: DemoProof;
  teamPage: Omit<TeamPage, 'crews'>;
  members: readonly DemoMember[];
  projects: readonly DemoProject[];
  posts: readonly DemoPost[];
  gallery: readonly DemoGalleryPicture[];
  videos: readonly DemoVideo[];
};
