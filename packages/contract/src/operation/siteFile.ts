import { z } from 'zod';
import { aboutDraft } from '../pages/about.ts';
import { line, longText, shortText } from '../fields.ts';
import { homePageDraft } from '../pages/home.ts';
import { focalPoint, pictureCrops } from '../files/focalPoint.ts';
import { htmlText } from '../html/html.ts';
import { id, timestamp } from '../id.ts';
import { type Fields, partsOf } from '../kinds/field.ts';
import { galleryItemKind } from '../kinds/galleryItem.ts';
import { type PlainGroup, plainGroups, plainKinds } from '../kinds/plainKinds.ts';
import { postKind } from '../kinds/post.ts';
import { projectKind } from '../kinds/project.ts';
import { serviceKind } from '../kinds/service.ts';
import { limits } from '../limits.ts';
import { campaignNames, messageForms, spamReasons } from '../messages/message.ts';
import { privacyNoticeDraft } from '../pages/privacy.ts';
import { redirectDraft } from '../paths/redirect.ts';
import { mailFaults } from '../settings/mail.ts';
import { siteInfoDraft } from '../settings/siteInfo.ts';
import { teamPageDraft } from '../pages/teamPage.ts';
import { exactText, text } from '../text/text.ts';
import { themeColorsChange } from '../settings/theme.ts';
import { type TrashKind, trashKinds } from '../history/trash.ts';

/** The format and version in a site file's manifest. A newer version is refused. */
export const siteFileFormat = { format: 'vitrin-site', version: 1 } as const;

/** The paths within the file. */
export const siteFilePaths = {
  manifest: 'manifest.json',
  pictures: 'content/pictures.jsonl',
  trash: 'content/trash.jsonl',
  /** With messages alone: the versions of the privacy notice, and how long messages are kept. */
  notices: 'content/notices.jsonl',
  retention: 'settings/retention.json',
  records: (kind: TrashKind) => `content/${kind}.jsonl`,
  setting: (key: string) => `settings/${key}.json`,
  picture: (name: string) => `pictures/${name}`,
} as const;

/** The checksums of all files but the manifest itself. */
export const siteManifest = z.strictObject({
  format: z.literal(siteFileFormat.format),
  version: z.int().positive(),
  exportedAt: timestamp,
  files: z.array(
    z.strictObject({
      path: exactText(200),
      bytes: z.int().nonnegative(),
      sha256: exactText(64).regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type SiteManifest = z.infer<typeof siteManifest>;

const pictureName = exactText(40).regex(/^[0-9a-f]{32}\.(?:jpg|png|webp|avif|gif|ico|pdf)$/);

/** A picture or a PDF, whose file is named after it. Sizes of pictures are made again on import; a PDF has none. */
export const sitePicture = z
  .strictObject({
    id,
    name: pictureName,
    width: z.int().min(0),
    height: z.int().min(0),
    alt: shortText,
    placeholder: exactText(8_000).regex(/^(?:data:image\/[a-z+]+;base64,[a-zA-Z0-9+/=]+)?$/),
    color: exactText(7).regex(/^(?:#[0-9a-f]{6})?$/),
    title: line.default(''),
    credit: line.default(''),
    decorative: z.boolean().default(false),
    /** Its focal points: `all` applies to every frame without one of its own. */
    focus: pictureCrops.extend({ all: focalPoint.optional() }).default({}),
    /** It stays in the library even if nothing shows it. */
    kept: z.boolean().default(false),
    createdAt: timestamp,
  })
  .refine(
    ({ name, width, height }) => (name.endsWith('.pdf') ? width + height === 0 : width > 0 && height > 0),
    'A picture has a size, and a PDF has none',
  );
export type SitePicture = z.infer<typeof sitePicture>;

const times = { createdAt: timestamp, updatedAt: timestamp };
const placed = { displayOrder: z.number().min(0) };
const pictured = { pictureId: id.nullable() };

/** Files from before PDFs were supported have none. */
const withPdf = { pdfId: id.nullable().default(null) };

/** Files from before further pictures were supported have none. */
const withFurther = { furtherPictureIds: z.array(id).max(limits.placedEntries).default([]) };

/** An entry of a kind: its fields as a form sends them, and the columns that forms do not send. */
const entry = <Of extends Fields, More extends z.ZodRawShape>(fields: Of, more: More) =>
  z.strictObject({ id, ...partsOf(fields, 'sent'), active: z.boolean(), ...more, ...times });

/** What all plain kinds have besides their fields. */
export type SitePlainEntry = {
  id: string;
  displayOrder: number;
  pictureId?: string | null;
  pdfId?: string | null;
  createdAt: string;
  updatedAt: string;
};

function plainEntries(): Readonly<Record<PlainGroup, z.ZodObject & z.ZodType<SitePlainEntry>>>;
function plainEntries(): Readonly<Record<string, z.ZodObject>> {
  return Object.fromEntries(
    plainGroups.map((group) => {
      const { kind } = plainKinds[group];
      const { shape } = kind.record;
      const more = { ...placed, ...('image' in shape && pictured), ...('pdf' in shape && withPdf) };
      return [group, entry(kind.fields, more)];
    }),
  );
}

/** The id of a version of the notice. */
const noticeId = exactText(64);

const redirectOwners = ['site', 'service', 'project', 'post'] as const;

/** A redirect: to a target, or to the entry that had the address before. */
export const siteRedirect = z
  .strictObject({
    id,
    owner: z.enum(redirectOwners),
    path: exactText(limits.redirectCharacters),
    entryId: exactText(64),
    target: exactText(limits.redirectCharacters),
    createdAt: timestamp,
  })
  .check(({ value, issues }) => {
    if (value.owner !== 'site') return;
    const given = { from: value.path, to: value.target };
    const parsed = redirectDraft.safeParse(given);
    for (const issue of parsed.error?.issues ?? [])
      issues.push({ code: 'custom', input: given, message: issue.message, path: ['target'] });
  });

/** A reply to a message. */
export const siteReply = z.strictObject({
  id,
  message: longText,
  writtenBy: line,
  recipient: text(limits.emailCharacters),
  /** Whether it still waits to be mailed or was given up, and since when; absent once it was sent. */
  unsent: z
    .strictObject({
      state: z.enum(['queued', 'failed']),
      fault: z.enum(mailFaults).nullable(),
      at: timestamp,
    })
    .optional(),
  createdAt: timestamp,
});

/** A version of the privacy notice, which messages refer to. */
export const siteNotice = z.strictObject({
  id: noticeId.min(1),
  title: line,
  content: htmlText(),
  createdAt: timestamp,
});

/** After how many months messages are erased; 0 if they are kept. */
export const siteRetention = z.strictObject({ months: z.int().min(0).max(limits.retentionMonths) });

/**
 * A line of each kind's file. Everything that can be in the trash is part of a site; a missing kind does not compile.
 */
export const siteRecords = {
  services: entry(serviceKind.fields, { ...placed, ...pictured, ...withFurther }),
  projects: entry(projectKind.fields, {
    ...placed,
    pictureIds: z.array(id).max(limits.placedEntries),
    ...withPdf,
  }),
  posts: entry(postKind.fields, pictured),
  gallery: entry(galleryItemKind.fields, { ...placed, pictureId: id }),
  ...plainEntries(),
  slider: z.strictObject({ id, pictureId: id, active: z.boolean(), displayOrder: z.int().min(1) }),
  messages: z.strictObject({
    id,
    name: line,
    email: text(limits.emailCharacters),
    subject: shortText,
    message: longText,
    form: z.enum(messageForms),
    phone: line,
    place: shortText,
    size: shortText,
    page: shortText,
    read: z.boolean(),
    archived: z.boolean(),
    // The handling of messages was added after the first version of the file.
    spam: z.boolean().default(false),
    spamReasons: z.array(z.enum(spamReasons)).max(spamReasons.length).default([]),
    answeredAt: timestamp.nullable().default(null),
    answeredBy: line.default(''),
    note: longText.default(''),
    labels: z.array(text(limits.labelCharacters)).max(limits.messageLabels).default([]),
    aboutKind: z.enum(['', 'service', 'project']).default(''),
    aboutId: exactText(100).default(''),
    aboutTitle: line.default(''),
    campaign: z.partialRecord(z.enum(campaignNames), text(limits.campaignCharacters)).default({}),
    // Files of older versions have neither the notice that a message accepted nor the replies to it.
    notice: noticeId.default(''),
    replies: z.array(siteReply).max(limits.messageReplies).default([]),
    ...times,
  }),
  redirects: siteRedirect,
} as const satisfies Record<TrashKind, z.ZodObject>;

/** An item in the trash, with its record in the form of its kind's file. */
export const siteTrash = z.strictObject({
  id,
  kind: z.enum(trashKinds),
  title: longText,
  address: text(limits.addressCharacters),
  deletedBy: longText,
  deletedAt: timestamp,
  record: z.unknown(),
  /** Its former addresses. */
  redirects: z.array(siteRedirect).max(limits.placedEntries),
});
export type SiteTrash = z.infer<typeof siteTrash>;

const picture = id.nullable().optional();

/** The settings documents, by file name. One that was never written is absent. */
export const siteSettings = {
  siteInfo: siteInfoDraft
    .partial()
    .extend({ logoPictureId: picture, footerImagePictureId: picture, faviconPictureId: picture }),
  home: homePageDraft,
  crewPage: teamPageDraft,
  about: aboutDraft.extend({ pictureId: picture }),
  theme: themeColorsChange,
  privacy: privacyNoticeDraft,
} as const;

/** The name of a settings document. */
export type SiteSetting = keyof typeof siteSettings;

/** What the site's file says of one setting; `value` is what `siteSettings` has for it. */
export const siteSetting = z.strictObject({
  updatedAt: timestamp,
  value: z.record(exactText(64), z.unknown()),
});
