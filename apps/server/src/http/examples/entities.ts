import type { Image } from '@vitrin/contract/image';
import { type GalleryItem, galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { type Member, memberKind } from '@vitrin/contract/kinds/member';
import { type Post, postKind } from '@vitrin/contract/kinds/post';
import { type Project, projectKind } from '@vitrin/contract/kinds/project';
import { type Service, serviceKind } from '@vitrin/contract/kinds/service';
import type { User } from '@vitrin/contract/session';
import { type Reason, reasonKind } from '@vitrin/contract/kinds/reason';

/** An id as this server makes them. */
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

/** The signed-in admin. */
export const user: User = {
  id: '019c0c9d-0c11-7a60-b6e2-5d3f8a1b9c02',
  name: 'Elif',
  surname: 'Karaca',
  email: 'elif@ornek.example',
  roles: ['admin'],
  fullName: 'Elif Karaca',
};

/** A service. */
export const service: Service = {
  ...times,
  id,
  title: 'Bakım ve Onarım',
  subtitle: 'Yılda iki kez, yerinde',
  path: '/bakim-ve-onarim',
  icon: 'wrench',
  shortDescription: 'Planlı bakım, açık fiyat, yazılı rapor.',
  description: '<p>Her bakımın sonunda <strong>yazılı rapor</strong> veririz.</p>',
  active: true,
  status: 'active',
  displayOrder: 1,
  image,
};

/** A project. */
export const project: Project = {
  ...times,
  id,
  title: 'Kıyıda Bir Atölye',
  category: 'Atölye',
  shortDescription: 'Gün ışığıyla çalışan bir mekân.',
  description: '<p>On iki haftada tamamlandı.</p>',
  active: true,
  status: 'active',
  additionalInfo: { Yer: 'Urla', Yıl: '2025' },
  additionalInfoPairs: [
    { key: 'Yer', value: 'Urla' },
    { key: 'Yıl', value: '2025' },
  ],
  images: [image],
  image: [image],
  displayOrder: 1,
};

/** A blog post. */
const post: Post = {
  ...times,
  id,
  title: 'İyi bir teklif nasıl okunur?',
  date: '2026-02-03',
  excerpt: 'Bir teklifte aranacak beş satır.',
  content: '',
  details: '<p>Önce kapsama bakın.</p>',
  author: 'Elif Karaca',
  category: 'Rehber',
  tags: ['teklif', 'bütçe'],
  active: true,
  image,
  publishDate: null,
};

/** A member of the team, as admins read it. */
export const member: Member = {
  ...times,
  id,
  name: 'Deniz Aksoy',
  position: 'Proje Yöneticisi',
  email: 'deniz@ornek.example',
  image,
  facebookUrl: '',
  instagramUrl: '',
  linkedinUrl: 'https://www.linkedin.com/in/ornek',
  youtubeUrl: '',
  active: true,
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

/** A reason to choose the company. */
const reason: Reason = {
  ...times,
  id,
  icon: 'clock',
  title: 'Zamanında',
  description: 'Takvim sözleşmenin bir parçasıdır.',
  active: true,
  displayOrder: 1,
};

/** Each kind of content with an entry, from which the reference shows the rest. */
export const kindSamples = [
  [serviceKind, service],
  [projectKind, project],
  [postKind, post],
  [memberKind, member],
  [galleryItemKind, galleryItem],
  [reasonKind, reason],
] as const;
