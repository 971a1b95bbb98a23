import type { Endpoint } from '@vitrin/contract/endpoints';
import { endpoints } from '@vitrin/contract/endpoints';

/**
 * Responses of a server that has the specification's fields (product 6.1) and no others, with numeric ids, to each of
 * the calls of product 8.2 and those that return data.
 */
const picture = { url: '/uploads/bir.jpg' };

const siteInfo = {
  companyName: 'Yalın Yapı',
  phone: '+90 212 000 00 00',
  email: 'bilgi@yalin.example',
  address: 'Kadıköy, İstanbul',
  footerDescription: 'Yalın işler.',
  facebook: 'https://facebook.example/yalin',
  twitter: '',
  instagram: null,
  youtube: '',
  linkedin: '',
  mapEnabled: true,
  mapUrl: 'https://harita.example/?q=yalin',
  logo: picture,
  footerImage: null,
  favicon: { url: '/uploads/favicon.png' },
};

const slide = { id: 1, url: '/uploads/slayt.jpg', active: true, displayOrder: 1 };
const card = { id: 4, icon: 'wrench', title: 'Hız', description: 'Zamanında biter.' };
const reason = { ...card, active: true };

const home = {
  title: 'Yalın Yapı',
  subtitle: 'Sade',
  titleDescription: 'Az ve öz.',
  images: [slide],
  whyUsTitle: null,
  whyUsDescription: '',
  whyUsList: [card],
  servicesTitle: 'Hizmetlerimiz',
  servicesDescription: '',
  crewTitle: 'Ekibimiz',
  crewDescription: '',
  projectsTitle: 'Projelerimiz',
  projectsDescription: '',
  latestNewsTitle: 'Son Yazılar',
  latestNewsDescription: '',
};

const about = { title: 'Hakkımızda', subtitle: 'Biz', description: '<p>Metin</p>', image: picture };

const crew = {
  id: 7,
  name: 'Işıl Çağ',
  position: 'Mimar',
  image: picture,
  facebookUrl: '',
  instagramUrl: 'https://instagram.example/isil',
  linkedinUrl: null,
  youtubeUrl: '',
};
const member = { ...crew, email: 'isil@yalin.example', active: true };
const team = { title: 'Ekibimiz', subtitle: 'Biz', description: 'Dört kişi', crews: [crew] };

const service = {
  id: 3,
  title: 'İnşaat Hizmeti',
  subtitle: 'Baştan sona',
  path: '/insaat-hizmeti',
  icon: 'hammer',
  shortDescription: 'Kısa',
  description: '<p>Uzun</p>',
  active: true,
  status: 'active',
  image: picture,
};
const serviceBasic = { id: 3, path: '/insaat-hizmeti', title: 'İnşaat Hizmeti' };

const project = {
  id: 9,
  title: 'Kıyı Evi',
  category: 'Konut',
  shortDescription: 'Kısa',
  description: '<p>Uzun</p>',
  active: true,
  status: 'active',
  additionalInfo: { Yer: 'İzmir', Yıl: 2024 },
  image: [
    { id: 21, url: '/uploads/ana.jpg' },
    { id: 22, url: '/uploads/yan.jpg' },
  ],
};
const listedProject = { ...project, image: picture };
const projectBasic = { id: 9, title: 'Kıyı Evi', image: picture };

const galleryItem = {
  id: 5,
  title: 'Şantiye',
  url: '/uploads/santiye.jpg',
  category: 'uncategorized',
  active: true,
  uploadDate: '2024-05-01T10:00:00',
};

const post = {
  id: 11,
  title: 'İlk Yazı',
  date: '2024-05-01',
  excerpt: 'Özet',
  content: '<p>Giriş</p>',
  details: '<p>Gövde</p>',
  author: 'Elif Karaca',
  category: 'Haber',
  tags: ['ışık'],
  active: true,
  image: picture,
};

const login = {
  token: 'abc',
  id: 1,
  name: 'Elif',
  surname: 'Karaca',
  email: 'elif@yalin.example',
  roles: ['ADMIN'],
  success: true,
  message: 'Welcome',
};

const theme = { primaryColor: '#123456', secondaryColor: '#6B8359' };

type Sample = { call: string; endpoint: Endpoint; answer: unknown; shows: object };

const one = (endpoint: Endpoint, answer: object, shows: object): Sample => ({
  call: `${endpoint.method} ${endpoint.path}`,
  endpoint,
  answer,
  shows,
});

const several = (endpoint: Endpoint, entry: object, shows: object): Sample =>
  one(endpoint, [entry], { 0: shows });

const storedImages = [
  { id: '21', url: '/uploads/ana.jpg' },
  { id: '22', url: '/uploads/yan.jpg' },
];
const listedImage = { id: picture.url, url: picture.url };
const shownService = { id: '3', path: '/insaat-hizmeti', status: 'active', image: picture };
const shownProject = {
  id: '9',
  image: storedImages,
  images: storedImages,
  additionalInfo: { Yer: 'İzmir', Yıl: '2024' },
  additionalInfoPairs: [
    { key: 'Yer', value: 'İzmir' },
    { key: 'Yıl', value: '2024' },
  ],
};
const shownListed = { id: '9', image: listedImage, images: [listedImage] };
const shownPost = { id: '11', date: '2024-05-01', tags: ['ışık'], updatedAt: '' };
const shownMember = { id: '7', email: 'isil@yalin.example', active: true, linkedinUrl: '' };
const shownTeam = { crews: [{ id: '7', name: 'Işıl Çağ', linkedinUrl: '' }] };
const shownItem = { id: '5', url: galleryItem.url, active: true };
const shownReason = { id: '4', title: 'Hız', active: true };
const shownSlide = { id: '1', active: true, displayOrder: 1 };
const shownSite = { favicon: siteInfo.favicon, favIcon: siteInfo.favicon, instagram: '', footerImage: null };
const shownColors = { primaryColor: '#123456', secondaryColor: '#6B8359', whiteColor: '#ffffff' };

/** The responses, and a part of what the client must turn each into. */
export const specifiedAnswers: readonly Sample[] = [
  one(endpoints.auth.login, login, { token: 'abc', id: '1', roles: ['ADMIN'] }),
  one(endpoints.auth.signup, login, { token: 'abc', id: '1' }),
  one(endpoints.images.upload, { url: '/uploads/yeni.jpg' }, { url: '/uploads/yeni.jpg' }),
  one(endpoints.homePage.read, home, {
    title: 'Yalın Yapı',
    whyUsTitle: 'Why Choose Us',
    images: [shownSlide],
  }),
  one(endpoints.homePage.save, home, { servicesTitle: 'Hizmetlerimiz' }),
  several(endpoints.slider.listAll, slide, shownSlide),
  one(endpoints.slider.upload, slide, shownSlide),
  one(endpoints.slider.toggle, slide, shownSlide),
  several(endpoints.slider.reorder, slide, shownSlide),
  one(endpoints.homeSlices.about, about, { title: 'Hakkımızda' }),
  several(endpoints.homeSlices.features, card, { id: '4' }),
  several(endpoints.homeSlices.services, service, shownService),
  one(endpoints.homeSlices.team, team, shownTeam),
  several(endpoints.homeSlices.projects, listedProject, shownListed),
  several(endpoints.homeSlices.blog, post, shownPost),
  one(endpoints.about.read, about, about),
  one(endpoints.teamPage.read, team, shownTeam),
  several(endpoints.members.listAll, member, shownMember),
  one(endpoints.members.listAll, { crews: [member] }, { 0: shownMember }),
  one(endpoints.members.read, member, shownMember),
  one(endpoints.members.toggle, member, shownMember),
  several(endpoints.services.list, service, shownService),
  several(endpoints.services.listAll, service, shownService),
  several(endpoints.services.listBasic, serviceBasic, { ...serviceBasic, id: '3' }),
  one(endpoints.services.read, service, shownService),
  one(endpoints.services.toggle, service, shownService),
  several(endpoints.projects.list, listedProject, shownListed),
  several(endpoints.projects.listAll, listedProject, shownListed),
  several(endpoints.projects.listBasic, projectBasic, { id: '9', image: listedImage }),
  one(endpoints.projects.read, project, shownProject),
  one(endpoints.projects.toggle, project, shownProject),
  several(endpoints.gallery.list, galleryItem, shownItem),
  several(endpoints.gallery.listAll, galleryItem, shownItem),
  one(endpoints.gallery.toggle, galleryItem, shownItem),
  several(endpoints.posts.list, post, shownPost),
  several(endpoints.posts.listAll, post, shownPost),
  one(endpoints.posts.read, post, shownPost),
  several(endpoints.reasons.list, reason, shownReason),
  several(endpoints.reasons.listAll, reason, shownReason),
  one(endpoints.reasons.read, reason, shownReason),
  one(endpoints.reasons.toggle, reason, shownReason),
  one(endpoints.siteInfo.read, siteInfo, shownSite),
  one(endpoints.siteInfo.save, siteInfo, shownSite),
  one(endpoints.theme.read, theme, shownColors),
  one(endpoints.theme.save, theme, shownColors),
];
