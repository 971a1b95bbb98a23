import type { ImageVariant } from '@vitrin/contract/image';

/** Somebody who may sign in. `emailKey` is the address in lower case, unique. */
export type UserAccountRow = {
  id: string;
  name: string;
  surname: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  roles: readonly string[];
  createdAt: Date;
  updatedAt: Date;
};

/** A sign-in that lasts. Only the SHA-256 of its token is kept. */
export type SessionRow = {
  tokenHash: string;
  userId: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
};

/** A named document, such as the company's facts. */
export type SettingRow = { key: string; value: Readonly<Record<string, unknown>>; updatedAt: Date };

/** A variant as it is stored: the name of its file instead of an address. */
export type StoredVariant = { name: string; width: number; type: ImageVariant['type'] };

/** A stored picture. `name` is its file, called after its content; several rows may share one file. */
export type PictureRow = {
  id: string;
  name: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  alt: string;
  placeholder: string;
  color: string;
  variants: readonly StoredVariant[];
  /** False while sizes are still to be made. */
  variantsComplete: boolean;
  createdAt: Date;
};

/** What everything has that admins write and switch on and off; `search` is its texts folded by Turkish rules. */
export type EntryRow = { id: string; active: boolean; search: string; createdAt: Date; updatedAt: Date };

/** An entry that has a place in an order that admins set. */
export type PlacedRow = EntryRow & { displayOrder: number };

/** A service. */
export type ServiceRow = PlacedRow & {
  title: string;
  subtitle: string;
  path: string;
  icon: string;
  shortDescription: string;
  description: string;
  pictureId: string | null;
};

/** An address that a service had before; it leads to the service for good, or until another one takes it. */
export type ServiceOldPathRow = { path: string; serviceId: string; createdAt: Date };

/** A reason to choose the company. */
export type WhyUsItemRow = PlacedRow & {
  icon: string;
  title: string;
  description: string;
};

/** A member of the team. */
export type CrewMemberRow = PlacedRow & {
  name: string;
  position: string;
  email: string;
  facebookUrl: string;
  instagramUrl: string;
  linkedinUrl: string;
  youtubeUrl: string;
  pictureId: string | null;
};

/** A free fact about a project. */
export type StoredPair = { key: string; value: string };

/** A project; the pairs stand in the order in which they are shown. */
export type ProjectRow = PlacedRow & {
  title: string;
  category: string;
  shortDescription: string;
  description: string;
  additionalInfo: readonly StoredPair[];
};

/** A picture of a project; the first is the main one. */
export type ProjectPictureRow = { pictureId: string; projectId: string; displayOrder: number };

/** A picture of the gallery. */
export type GalleryItemRow = PlacedRow & {
  title: string;
  category: string;
  alt: string;
  pictureId: string;
};

/**
 * A blog post. `tagKeys` holds its tags folded, each between line breaks; `shownDay` is the day that it is listed by,
 * YYYY-MM-DD.
 */
export type PostRow = EntryRow & {
  title: string;
  date: string;
  excerpt: string;
  content: string;
  details: string;
  author: string;
  category: string;
  tags: readonly string[];
  tagKeys: string;
  publishDate: Date | null;
  shownDay: string;
  pictureId: string | null;
};

/** A picture of the home page's banner. */
export type SliderImageRow = { id: string; pictureId: string; active: boolean; displayOrder: number };

/** What a visitor wrote; `search` is its text folded by Turkish rules. */
export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  read: boolean;
  archived: boolean;
  search: string;
  createdAt: Date;
  updatedAt: Date;
};

/** A step of the database's shape that was done. */
export type SchemaMigrationRow = { name: string; appliedAt: Date };

/** The tables as the code sees them; the store turns names into snake_case. */
export type Tables = {
  userAccount: UserAccountRow;
  session: SessionRow;
  setting: SettingRow;
  picture: PictureRow;
  service: ServiceRow;
  serviceOldPath: ServiceOldPathRow;
  sliderImage: SliderImageRow;
  whyUsItem: WhyUsItemRow;
  crewMember: CrewMemberRow;
  project: ProjectRow;
  projectPicture: ProjectPictureRow;
  galleryItem: GalleryItemRow;
  post: PostRow;
  contactMessage: ContactMessageRow;
  schemaMigration: SchemaMigrationRow;
};
