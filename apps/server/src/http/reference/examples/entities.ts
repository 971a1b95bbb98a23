import type { AddedKind } from '@vitrin/contract/endpoint';
import { endpointList } from '@vitrin/contract/endpoints';
import type { Image } from '@vitrin/contract/files/image';
import { fillDraft } from '@vitrin/contract/kinds/fillDraft';
import { type GalleryItem, galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { type Member, memberKind } from '@vitrin/contract/kinds/member';
import { type Post, postKind } from '@vitrin/contract/kinds/post';
import { type Project, projectKind } from '@vitrin/contract/kinds/project';
import { type Service, serviceKind } from '@vitrin/contract/kinds/service';
import type { Pdf } from '@vitrin/contract/files/pdf';
import type { User } from '@vitrin/contract/accounts/session';
import { z } from 'zod';

/** An id in the form that this server generates. */
export const id = '019c0c9e-6a40-7d31-9a55-1f0c2b7e4d10';
const times = { createdAt: '2026-01-12T08:30:00.000Z', updatedAt: '2026-02-03T14:05:00.000Z' };
const file = '/api/images/5f1d3a0c9b7e42688c5d1e0f3a9b7c24.jpg';

/** A picture with its sizes. */
export const image: Image & { id: string } = {
  id: '019c0ca0-11d2-7b0e-8f37-6a2f5b9c0e44',
  url: file,
  width: 2400,
  height: 1600,
  alt: 'Pencerenin önünde uzun bir masa',
  placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  variants: [{ url: '/api/images/0b6c1f7d2e9a4c3f8d5e6a7b1c2d3e4f.webp', width: 640, type: 'image/webp' }],
};

const pdf: Pdf = {
  id: '019c0ca0-11d2-7b0e-8f37-6a2f5b9c0e55',
  url: '/api/files/7c1d3a0c9b7e42688c5d1e0f3a9b7c24.pdf',
  name: 'Kalite belgesi.pdf',
  bytes: 1_258_291,
};

/** The signed-in admin. */
export const user: User = {
  id: '019c0c9d-0c11-7a60-b6e2-5d3f8a1b9c02',
  name: 'Elif',
  surname: 'Karaca',
  email: 'elif@ornek.example',
  roles: ['owner'],
  fullName: 'Elif Karaca',
};

/** What the reference shows as a service. */
export const service: Service = {
  ...times,
  id,
  ...fillDraft(serviceKind, {
    title: 'Bakım ve Onarım',
    subtitle: 'Yılda iki kez, yerinde',
    path: '/bakim-ve-onarim',
    icon: 'wrench',
    shortDescription: 'Planlı bakım, açık fiyat, yazılı rapor.',
    description: '<p>Her bakımın sonunda <strong>yazılı rapor</strong> veririz.</p>',
    steps: [{ title: 'Kontrol', text: 'Her parçayı yerinde sınarız.' }],
    faq: [{ question: 'Ne kadar sürer?', answer: 'Çoğu bakım yarım günde biter.' }],
  }),
  status: 'active',
  displayOrder: 1,
  image,
  furtherImages: [image],
};

/** What the reference shows as a project. */
export const project: Project = {
  ...times,
  id,
  ...fillDraft(projectKind, {
    title: 'Kıyıda Bir Atölye',
    category: 'Atölye',
    shortDescription: 'Gün ışığıyla çalışan bir mekân.',
    description: '<p>On iki haftada tamamlandı.</p>',
  }),
  path: 'kiyida-bir-atolye',
  status: 'active',
  additionalInfo: { Yer: 'Urla', Yıl: '2025' },
  additionalInfoPairs: [
    { key: 'Yer', value: 'Urla' },
    { key: 'Yıl', value: '2025' },
  ],
  images: [image],
  image: [image],
  pdf,
  displayOrder: 1,
};

/** A blog post. */
const post: Post = {
  ...times,
  id,
  ...fillDraft(postKind, {
    title: 'İyi bir teklif nasıl okunur?',
    excerpt: 'Bir teklifte aranacak beş satır.',
    details: '<p>Önce kapsama bakın.</p>',
    category: 'Rehber',
    tags: ['teklif', 'bütçe'],
  }),
  path: 'iyi-bir-teklif-nasil-okunur',
  date: '2026-02-03',
  author: 'Elif Karaca',
  image,
};

/** A member of the team, as admins read it. */
export const member: Member = {
  ...times,
  id,
  ...fillDraft(memberKind, {
    name: 'Deniz Aksoy',
    position: 'Proje Yöneticisi',
    email: 'deniz@ornek.example',
    linkedinUrl: 'https://www.linkedin.com/in/ornek',
  }),
  image,
  displayOrder: 1,
};

/** A picture of the gallery. */
const galleryItem: GalleryItem = {
  ...times,
  ...image,
  id,
  title: 'Atölyede sabah',
  category: 'uncategorized',
  active: true,
  displayOrder: 1,
  uploadDate: times.createdAt,
};

const fields = z.record(z.string(), z.unknown());
const stored = z.looseObject({ updatedAt: z.string() });

/** An entry of a kind that consists of fields with a place, and a picture if it has one. */
const entryOf = ({ record, draft }: AddedKind, example: unknown) =>
  stored.parse(
    record.parse({
      ...times,
      id,
      displayOrder: 1,
      image,
      pdf,
      project: null,
      ...fields.parse(draft.parse(example)),
    }),
  );

/** A kind in the form that examples are made from: a new entry and a change show some of its fields. */
export type ShownKind = Omit<AddedKind, 'many' | 'label' | 'draft'> & Partial<Pick<AddedKind, 'draft'>>;

/** Each kind of content with an entry, from which its other examples are derived. */
export const kindExamples: readonly (readonly [ShownKind, { updatedAt: string }])[] = [
  [serviceKind, service],
  [projectKind, project],
  [postKind, post],
  [memberKind, member],
  [galleryItemKind, galleryItem],
  // Kinds whose endpoints carry an example.
  ...endpointList.flatMap(({ endpoint: { kind, example } }) =>
    kind === undefined || example === undefined ? [] : [[kind, entryOf(kind, example)] as const],
  ),
];
