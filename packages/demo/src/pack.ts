import type { About } from '@vitrin/contract/pages/about';
import type { HomePage } from '@vitrin/contract/pages/home';
import type { TeamPage } from '@vitrin/contract/pages/teamPage';
import type { SentDraft } from '@vitrin/contract/kinds/fillDraft';
import type { PlainGroup, PlainKind } from '@vitrin/contract/kinds/plainKinds';
import type { postKind } from '@vitrin/contract/kinds/post';
import type { projectKind } from '@vitrin/contract/kinds/project';
import type { serviceKind } from '@vitrin/contract/kinds/service';
import type { SiteInfoDraft } from '@vitrin/contract/settings/siteInfo';

/** A drawn picture of the demo: its file under `pictures` and what it shows. */
export type DemoPicture = { file: string; alt: string };

/** A printed PDF of the demo: its file under `documents`, and the name that visitors save it under. */
export type DemoDocument = { file: string; title: string };

/** What a form may send, without its switch: everything in a demo is active. */
type Shown<Draft> = Omit<Draft, 'active' | 'status'>;

/**
 * What shows that the company is worth its word. Logos are of invented companies, too.
 */
export type DemoProof = Omit<DemoPlain, 'reasons' | 'members' | 'videos'>;

/** A reason to choose the company. */
export type DemoReason = DemoEntry<'reasons'>;

/** An entry of a plain kind. */
type DemoEntry<Group extends PlainGroup> = Shown<SentDraft<PlainKind<Group>>> & {
  picture?: DemoPicture;
  /** Of a certificate. */
  pdf?: DemoDocument;
  /** The title of the project that a voice is about. */
  project?: string;
};

/** The entries of plain kinds by the names of their calls; a pack may do without some. */
export type DemoPlain = {
  readonly [Group in PlainGroup]?: readonly DemoEntry<Group>[];
};

/** A member of the team, with an e-mail address and a portrait. */
export type DemoMember = DemoEntry<'members'> & { email: string; picture: DemoPicture };

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
export type DemoVideo = DemoEntry<'videos'> & { embedUrl: string; picture: DemoPicture };

/** A whole invented company, as the first start writes it into an empty store. */
export type DemoPack = DemoProof & {
  siteInfo: SiteInfoDraft;
  home: Omit<HomePage, 'images' | 'whyUsList'>;
  slider: readonly DemoPicture[];
  about: Omit<About, 'image' | 'textPictures'> & { picture: DemoPicture };
  services: readonly DemoService[];
  reasons: readonly DemoReason[];
  teamPage: Omit<TeamPage, 'crews'>;
  members: readonly DemoMember[];
  projects: readonly DemoProject[];
  posts: readonly DemoPost[];
  gallery: readonly DemoGalleryPicture[];
  videos: readonly DemoVideo[];
};
