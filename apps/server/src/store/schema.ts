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

/** A service; `search` is its text folded by Turkish rules. */
export type ServiceRow = {
  id: string;
  title: string;
  subtitle: string;
  path: string;
  icon: string;
  shortDescription: string;
  description: string;
  active: boolean;
  displayOrder: number;
  pictureId: string | null;
  search: string;
  createdAt: Date;
  updatedAt: Date;
};

/** An address that a service had before; it leads to the service for good, or until another one takes it. */
export type ServiceOldPathRow = { path: string; serviceId: string; createdAt: Date };

/** A picture of the home page's banner. */
export type SliderImageRow = { id: string; pictureId: string; active: boolean; displayOrder: number };

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
  schemaMigration: SchemaMigrationRow;
};
