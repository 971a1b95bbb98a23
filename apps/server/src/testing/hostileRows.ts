import { fileAddresses } from '@vitrin/contract/files/image';
import { settingSections } from '@vitrin/contract/history/historySections';
import { htmlFields } from '@vitrin/contract/html/html';
import { homePageDraft } from '@vitrin/contract/pages/home';
import { teamPageDraft } from '@vitrin/contract/pages/teamPage';
import { siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { themeColors } from '@vitrin/contract/settings/theme';
import type { SiteSetting } from '@vitrin/contract/operation/siteFile';
import type { Fields } from '@vitrin/contract/kinds/field';
import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { type PlainGroup, plainGroups, plainKinds, type PlainName } from '@vitrin/contract/kinds/plainKinds';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { tagKey } from '@vitrin/contract/entries/tagKey';
import { addressAttacks, styleAttacks, textAttacks } from '@vitrin/contract/testing/attacks';
import { htmlAttacks } from '@vitrin/contract/testing/htmlAttacks';
import { hashIn } from '../media/pictureName.ts';
import type { Store, Writer } from '../store/openStore.ts';
import { ownAddress, type PictureRow, type Tables } from '../store/schema.ts';
import { sql } from 'kysely';
import type { z } from 'zod';

/** PostgreSQL stores no NUL. */
const storable = (attacks: readonly string[]): readonly string[] =>
  attacks.map((attack) => attack.replaceAll('\0', ''));

const htmls = storable(htmlAttacks);
const addresses = [...addressAttacks, '//evil.example/x', '/\\evil.example', '/\t/evil.example'];

/** How many rows a table needs so that each of its columns contains each attack of its kind. */
export const hostileRowCount = Math.max(htmls.length, addresses.length, textAttacks.length);

const now = new Date('2026-03-18T09:00:00.000Z');

/** The attacks of a row: each column starts at another position in the list, and each row advances by one. */
function attacksOf(row: number) {
  let column = 0;
  const next = (list: readonly string[]): string => {
    column += 1;
    return list[(row + column * 7) % list.length] ?? '';
  };
  return {
    id: `${row}"><img src=x onerror=alert(1)>`,
    text: () => next(textAttacks),
    html: () => next(htmls),
    address: () => next(addresses),
    style: () => next(styleAttacks),
  };
}

/** The fields of a kind whose values are texts. */
type Texts<Of extends Fields> = {
  [Name in keyof Of as z.output<Of[Name]['sent']> extends string ? Name : never]: string;
};

type Attacks = ReturnType<typeof attacksOf>;

/** All texts of a kind, each generated separately: HTML, an address or any other. */
function textsOf<Of extends Fields>(kind: { fields: Of }, attacks: Attacks): Texts<Of>;
function textsOf({ fields }: { fields: Fields }, { text, html, address }: Attacks): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { blank, answered }]) => {
      if (typeof blank !== 'string') return [];
      if (htmlFields.has(answered)) return [[name, html()]];
      return [[name, fileAddresses.has(answered) || /url$/i.test(name) ? address() : text()]];
    }),
  );
}

/** The columns of all entries. */
const entryOf = ({ id, text }: Attacks) => ({
  id,
  active: true,
  search: text(),
  sortKeys: { title: text(), name: text() },
  createdAt: now,
  updatedAt: now,
});

const rows = <Row>(make: (row: number) => Row): Row[] =>
  Array.from({ length: hostileRowCount }, (_none, row) => make(row));

/** The address of an active service, so that its page can be requested. */
export const hostileServicePath = (row: number): string => `/saldiri-${row}`;

/** The path of a row's post and project: unique, and never a valid path. */
const hostileEntryPath = (row: number): string => `${row}${addresses[row % addresses.length] ?? ''}`;

/** The id of a row in any of the tables. */
export const hostileId = (row: number): string => attacksOf(row).id;

/** The tag of the post in a row. */
export const hostileTag = (row: number): string => textAttacks[row % textAttacks.length] ?? '';

const pictureOf = (row: number): PictureRow => {
  const { id, text, address, style } = attacksOf(row);
  const variant = {
    name: `${text()}, https://evil.example/x.webp 1w`,
    width: 640,
    type: 'image/webp',
  } as const;
  return {
    id,
    name: address(),
    mime: 'text/html',
    width: 40,
    height: 30,
    bytes: 1,
    alt: text(),
    placeholder: row % 2 === 0 ? `data:image/webp;base64,AA==") ${style()}` : style(),
    color: style(),
    focus: { all: { x: row % 2 === 0 ? -4 : 9e9, y: 0.5 }, card: { x: 0.1, y: 7 } },
    variants: [variant],
    variantsComplete: true,
    recipe: 1,
    title: text(),
    credit: text(),
    decorative: row % 2 === 0,
    kept: row % 3 !== 0,
    search: text(),
    madeBy: text(),
    retiredAt: null,
    createdAt: now,
  };
};

function plainRow(group: PlainGroup, row: number): Tables[PlainName];
function plainRow(group: PlainGroup, row: number): object {
  const attacks = attacksOf(row);
  const { id } = attacks;
  const { fields, record } = plainKinds[group].kind;
  return {
    ...entryOf(attacks),
    displayOrder: row,
    ...textsOf<Fields>({ fields }, attacks),
    ...('image' in record.shape && { pictureId: id }),
    ...('pdf' in record.shape && { pdfId: id }),
  };
}

function serviceRow(row: number, path: string) {
  const attacks = attacksOf(row);
  const { id, text } = attacks;
  return {
    ...entryOf(attacks),
    displayOrder: row,
    ...textsOf(serviceKind, attacks),
    path,
    noindex: false,
    steps: [{ title: text(), text: text() }],
    faq: [{ question: text(), answer: text() }],
    pictureId: id,
  };
}

async function insertEntries(writer: Writer): Promise<void> {
  const insert = rows((row) => {
    const attacks = attacksOf(row);
    const { id, text, html, address } = attacks;
    return {
      service: serviceRow(row, hostileServicePath(row)),
      project: {
        ...entryOf(attacks),
        displayOrder: row,
        ...textsOf(projectKind, attacks),
        path: hostileEntryPath(row),
        noindex: false,
        additionalInfo: [{ key: text(), value: text() }],
        serviceIds: [id, text()],
        pdfId: id,
      },
      projectService: { projectId: id, serviceId: id },
      projectPicture: { pictureId: id, projectId: id, displayOrder: 1 },
      furtherPicture: { pictureId: id, serviceId: id, displayOrder: 1 },
      galleryItem: {
        ...entryOf(attacks),
        displayOrder: row,
        ...textsOf(galleryItemKind, attacks),
        pictureId: id,
      },
      post: {
        ...entryOf(attacks),
        ...textsOf(postKind, attacks),
        path: hostileEntryPath(row),
        noindex: false,
        tags: [hostileTag(row), text()],
        publishDate: null,
        shownDay: `2026-03-${text()}`,
        writtenBy: text(),
        pictureId: id,
      },
      postTag: {
        tagKey: tagKey(hostileTag(row)),
        postId: id,
        active: true,
        publishDate: null,
        shownDay: `2026-03-${text()}`,
        createdAt: now,
      },
      sliderImage: { id, pictureId: id, active: true, displayOrder: row + 1 },
      contactMessage: {
        id,
        name: text(),
        email: text(),
        subject: text(),
        message: text(),
        form: text(),
        phone: text(),
        place: text(),
        size: text(),
        page: text(),
        aboutKind: row % 2 === 0 ? 'service' : text(),
        aboutId: text(),
        aboutTitle: text(),
        campaign: { source: text() },
        notice: text(),
        read: false,
        archived: false,
        spam: false,
        spamReasons: [text()],
        answeredAt: row % 2 === 0 ? now : null,
        answeredBy: text(),
        note: text(),
        labels: [text()],
        labelKeys: text(),
        assigneeId: text(),
        emailKey: text(),
        textKey: text(),
        search: text(),
        sortKeys: { name: text(), subject: text() },
        createdAt: now,
        updatedAt: now,
      },
      messageReply: {
        id,
        messageId: id,
        message: text(),
        writtenBy: text(),
        recipient: text(),
        createdAt: now,
      },
      noticeVersion: { id, title: text(), content: html(), createdAt: now },
      retention: { key: `${row}${text()}`, months: -row, updatedAt: now },
      erasure: { day: `${row}${text()}`, why: text(), messages: row },
      mailSetup: {
        key: row === 0 ? 'mail' : `${row}${text()}`,
        host: text(),
        port: 587,
        security: text(),
        userName: text(),
        password: text(),
        sender: text(),
        recipients: [text(), text()],
        digest: true,
        digestDay: text(),
        updatedAt: now,
      },
      mailLetter: {
        id,
        // A letter without a known kind is never sent.
        kind: row % 2 === 0 ? 'message' : text(),
        recipient: text(),
        about: id,
        state: row % 3 === 0 ? 'failed' : text(),
        fault: text(),
        tries: 0,
        dueAt: now,
        createdAt: now,
        updatedAt: now,
      },
      trash: {
        id,
        // Without a known kind it is never shown.
        kind: row % 2 === 0 ? 'posts' : text(),
        entryId: id,
        title: text(),
        address: address(),
        search: text(),
        record: { post: [{ id, title: text() }] },
        deletedBy: text(),
        deletedAt: now,
      },
      trashPicture: { trashId: id, pictureId: id, displayOrder: 1 },
      version: {
        id,
        // Without a known kind it is never shown.
        kind: row % 2 === 0 ? 'posts' : text(),
        entryId: id,
        number: 1,
        act: text(),
        minor: false,
        userId: text(),
        madeBy: text(),
        madeAt: now,
        restoredAt: null,
        change: {
          fields: [text()],
          pictures: { added: 0, removed: 0, changed: 0, reordered: false },
          moved: false,
          visible: null,
        },
        content: { fields: { title: text(), details: html() }, pictures: [{ id, field: text() }] },
      },
      versionPicture: { versionId: id, pictureId: id },
    };
  });
  const of = <Table extends keyof (typeof insert)[number]>(table: Table) =>
    insert.map(({ [table]: row }) => row);

  await writer.insertInto('picture').values(rows(pictureOf)).execute();
  await writer.insertInto('service').values(of('service')).execute();
  for (const group of plainGroups) {
    const plain = rows((row) => plainRow(group, row));
    await writer.insertInto<PlainName>(plainKinds[group].name).values(plain).execute();
  }
  await writer.insertInto('project').values(of('project')).execute();
  await writer.insertInto('projectService').values(of('projectService')).execute();
  await writer.insertInto('projectPicture').values(of('projectPicture')).execute();
  await writer.insertInto('furtherPicture').values(of('furtherPicture')).execute();
  await writer.insertInto('galleryItem').values(of('galleryItem')).execute();
  await writer.insertInto('post').values(of('post')).execute();
  await writer.insertInto('postTag').values(of('postTag')).execute();
  await writer.insertInto('sliderImage').values(of('sliderImage')).execute();
  await writer.insertInto('contactMessage').values(of('contactMessage')).execute();
  await writer.insertInto('messageReply').values(of('messageReply')).execute();
  await writer.insertInto('noticeVersion').values(of('noticeVersion')).execute();
  await writer.insertInto('retention').values(of('retention')).execute();
  await writer.insertInto('erasure').values(of('erasure')).execute();
  await writer.insertInto('mailSetup').values(of('mailSetup')).execute();
  await writer.insertInto('mailLetter').values(of('mailLetter')).execute();
  await writer.insertInto('trash').values(of('trash')).execute();
  await writer.insertInto('trashPicture').values(of('trashPicture')).execute();
  await writer.insertInto('version').values(of('version')).execute();
  await writer.insertInto('versionPicture').values(of('versionPicture')).execute();
}

async function insertHostileAccount(writer: Writer): Promise<void> {
  const { id, text } = attacksOf(0);
  const [name, surname, email, passwordHash] = [text(), text(), text(), text()];
  const account = {
    id,
    name,
    surname,
    email,
    emailKey: email,
    passwordHash,
    role: text(),
    language: text(),
    pictureId: id,
    lastUsedAt: now,
  };
  await writer
    .insertInto('userAccount')
    .values({ ...account, createdAt: now, updatedAt: now })
    .execute();
  await writer
    .insertInto('session')
    .values({
      tokenHash: text(),
      userId: id,
      userAgent: text(),
      address: text(),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now,
    })
    .execute();
  await writer
    .insertInto('passwordLink')
    .values({ tokenHash: text(), userId: id, createdAt: now, expiresAt: now })
    .execute();
  // Without a known act it is never shown.
  const activities = ['changed', text()].map((act, row) => ({
    id: `${id} ${row}`.slice(-64),
    at: now,
    kind: text(),
    act,
    userId: id,
    madeBy: text(),
    subject: text(),
    title: text(),
    address: text(),
    userAgent: text(),
  }));
  await writer.insertInto('activity').values(activities).execute();
  await writer
    .insertInto('codeSecret')
    .values({ userId: id, secret: text(), lastStep: 0, createdAt: now, confirmedAt: now })
    .execute();
  await writer.insertInto('recoveryCode').values({ codeHash: text(), userId: id }).execute();
  await writer
    .insertInto('signInStep')
    .values({ tokenHash: text(), userId: id, createdAt: now, expiresAt: now })
    .execute();
  await writer
    .insertInto('emailChange')
    .values({
      userId: id,
      email: text(),
      emailKey: text(),
      tokenHash: text(),
      createdAt: now,
      expiresAt: new Date('9999-01-01T00:00:00.000Z'),
    })
    .execute();
  await writer
    .insertInto('passkey')
    .values({
      id,
      credentialId: text(),
      userId: id,
      name: text(),
      publicKey: text(),
      counter: 0,
      site: text(),
      createdAt: now,
      lastUsedAt: now,
    })
    .execute();
  await writer
    .insertInto('passkeyChallenge')
    .values({ challengeHash: text(), userId: id, createdAt: now, expiresAt: now })
    .execute();
  await writer
    .insertInto('invitation')
    .values({
      id,
      tokenHash: text(),
      email: text(),
      emailKey: text(),
      role: text(),
      userId: id,
      invitedBy: text(),
      createdAt: now,
      // Valid as long as anyone reads it.
      expiresAt: new Date('9999-01-01T00:00:00.000Z'),
    })
    .execute();
}

/** Drafts of all users, and links to them, so that each finds their own and those of others. */
async function insertHostileDrafts(writer: Writer): Promise<void> {
  const users = await writer.selectFrom('userAccount').select('id').execute();
  for (const { id: userId } of users) {
    const drafts = rows((row) => {
      const { id, text, html } = attacksOf(row);
      return {
        userId,
        // Without a known kind it is never shown.
        kind: row % 2 === 0 ? 'posts' : text(),
        entryId: id,
        version: text(),
        base: null,
        fields: { title: text(), details: html() },
        files: [text()],
        keptAt: now,
      };
    });
    await writer.insertInto('draft').values(drafts).execute();
    const links = rows((row) => {
      const { id, text } = attacksOf(row);
      return {
        id: `${id} ${userId}`.slice(0, 64),
        tokenHash: `${text()} ${row} ${userId}`,
        userId,
        // Without a known kind it is never shown.
        subjectKind: row % 2 === 0 ? 'posts' : text(),
        subjectId: id,
        title: text(),
        createdAt: now,
        expiresAt: new Date('9999-01-01T00:00:00.000Z'),
        usedAt: null,
      };
    });
    await writer.insertInto('previewLink').values(links).execute();
  }
  const plans = rows((row) => {
    const { id, text, html } = attacksOf(row);
    return {
      // Without a known kind or act it is never shown; with a fault it is never carried out.
      kind: row % 2 === 0 ? 'posts' : text(),
      entryId: id,
      act: row % 3 === 0 ? text() : 'publish',
      userId: text(),
      madeBy: text(),
      madeAt: now,
      dueAt: now,
      base: null,
      fields: { title: text(), details: html() },
      title: text(),
      fault: text(),
    };
  });
  await writer.insertInto('plan').values(plans).execute();
  const files = rows((row) => {
    const { id, text } = attacksOf(row);
    const { name } = pictureOf(row);
    // Every other one is a use of a picture.
    const place = row % 2 === 0 ? { hash: hashIn(name), place: 'draft' } : { hash: text(), place: text() };
    return { ...place, kind: text(), entryId: id, part: text(), inText: true };
  });
  await writer.insertInto('textFile').values(files).execute();
  const sums = rows((row) => {
    const { text } = attacksOf(row);
    return {
      day: row % 2 === 0 ? '2026-03-18' : text(),
      kind: row % 5 === 0 ? text() : ((['view', 'source', 'event'] as const)[row % 3] ?? ''),
      name: text(),
      total: row,
    };
  });
  await writer
    .insertInto('visitSum')
    .values(sums)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The former address of a service whose own address leaves the site. */
const hostileOldPath = '/eski-saldiri';

/** Services at hostile addresses, and former addresses that redirect to them. */
async function insertHostilePaths(writer: Writer): Promise<void> {
  const services = addresses.map((path, index) => ({
    ...serviceRow(index, path),
    id: `path-${hostileId(index)}`,
    displayOrder: hostileRowCount + index,
    pictureId: null,
  }));
  await writer.insertInto('service').values(services).execute();
  const owner = 'service';
  const old = services.map(
    ({ id, path }) =>
      ({ id: `old ${id}`, owner, path, entryId: id, target: '', search: path, createdAt: now }) as const,
  );
  const away = services.find(({ path }) => path.startsWith('//'))?.id ?? '';
  await writer
    .insertInto('oldPath')
    .values([
      ...old,
      { id: 'away', owner, path: hostileOldPath, entryId: away, target: '', search: '', createdAt: now },
      ...addresses.map((target, index) => {
        const path = `/eski-saldiri-${index}`;
        const search = target;
        return {
          id: `own ${index}`,
          owner: ownAddress,
          path,
          entryId: '',
          target,
          search,
          createdAt: now,
        } as const;
      }),
    ])
    .execute();
  // The types do not allow such an owner.
  await sql`insert into old_path (id, owner, path, entry_id, created_at)
    values ('x', ${textAttacks[0] ?? ''}, 'x', 'x', ${now})`.execute(writer);
}

const named = (names: readonly string[], make: () => string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, make()]));

/** The named documents with attacks of a row in every text. */
export async function saveHostileDocuments(writer: Writer, row: number): Promise<void> {
  const { id, text, html, address, style } = attacksOf(row);
  const documents: Record<string, Record<string, unknown>> = {
    siteInfo: {
      ...named(Object.keys(siteInfoDraft.shape), text),
      ...named([...Object.keys(settingSections.social.fields.shape), 'mapUrl'], address),
      mapEnabled: true,
      contactDelivery: 'inbox',
      morePhones: [{ label: text(), number: text() }],
      openingHours: [{ day: 'monday', opens: text(), closes: text() }],
      ...named(['logoPictureId', 'footerImagePictureId', 'faviconPictureId'], () => id),
    },
    home: named(Object.keys(homePageDraft.shape), text),
    crewPage: named(Object.keys(teamPageDraft.shape), text),
    about: { title: text(), subtitle: text(), description: html(), pictureId: id },
    privacy: { title: text(), content: html() },
    theme: { ...named(Object.keys(themeColors.shape), style), evil: style() },
    [text()]: { [text()]: html() },
  } satisfies Record<SiteSetting, object>;
  await writer.deleteFrom('setting').execute();
  await writer
    .insertInto('setting')
    .values(Object.entries(documents).map(([key, value]) => ({ key, value, updatedAt: now })))
    .execute();
}

/**
 * Writes attacks directly into the store, bypassing all sanitising: into every text column of every table, as an older
 * version, an import or a restored copy might have left them.
 */
export const insertHostileRows = (store: Store): Promise<void> =>
  store.write(async (writer) => {
    await insertEntries(writer);
    await insertHostilePaths(writer);
    await insertHostileAccount(writer);
    await insertHostileDrafts(writer);
    await saveHostileDocuments(writer, 0);
  });
