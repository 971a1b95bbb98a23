/** An entry as the server stores it: the fields that the specification defines for its kind, and a numeric id. */
export type Entry = { id: number } & Record<string, unknown>;

/** A user account. */
export type Account = {
  id: number;
  name: string;
  surname: string;
  email: string;
  password: string;
  roles: readonly string[];
};

/** A picture as the server stores it. */
export type StoredPicture = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** Everything that the server stores. */
export type Content = {
  accounts: Account[];
  services: Entry[];
  projects: Entry[];
  posts: Entry[];
  members: Entry[];
  reasons: Entry[];
  gallery: Entry[];
  slides: Entry[];
  home: Record<string, unknown>;
  siteInfo: Record<string, unknown>;
  colors: Record<string, unknown>;
  /** Pictures by their names. */
  pictures: Map<string, StoredPicture>;
  /** The last id that was assigned. */
  lastId: number;
};

const picture = { url: '/api/images/ilk.png' };

/** Company facts that cannot be changed, because the specification has calls for the others only. */
export const about = {
  title: 'Hakkımızda',
  subtitle: 'Yalın bir şirket',
  description: '<p>Az eşyayla çok iş.</p>',
  image: picture,
};

export const crewTexts = { title: 'Ekibimiz', subtitle: 'Yalın ekip', description: 'İki kişiyiz.' };

export const video = { id: 1, title: 'Tanıtım', url: 'https://video.example/tanitim', image: picture };

const emptyContent = (): Content => ({
  accounts: [],
  services: [],
  projects: [],
  posts: [],
  members: [],
  reasons: [],
  gallery: [],
  slides: [],
  home: {},
  siteInfo: {},
  colors: {},
  pictures: new Map(),
  lastId: 100,
});

/** A company with one or two of everything. */
const company = (): Content => ({
  ...emptyContent(),
  services: [
    {
      id: 1,
      title: 'Yalın Tasarım',
      subtitle: 'Sade çizgiler',
      path: '/yalin-tasarim',
      icon: '',
      shortDescription: 'Sade çizgilerle tasarım.',
      description: '<p>Her çizginin bir <strong>nedeni</strong> var.</p>',
      active: true,
      status: 'active',
      image: picture,
    },
  ],
  projects: [
    {
      id: 2,
      title: 'Kıyı Evi',
      category: 'Konut',
      shortDescription: 'Denize bakan ev.',
      description: '<p>Üç ayda bitti.</p>',
      active: true,
      status: 'active',
      additionalInfo: { Yer: 'İzmir' },
      image: [
        { id: 21, ...picture },
        { id: 22, url: '/api/images/iki.png' },
      ],
    },
  ],
  posts: [
    {
      id: 3,
      title: 'Az Çoktur',
      date: '2024-05-01',
      excerpt: 'Neden yalın?',
      content: '',
      details: '<p>Çünkü yeter.</p>',
      author: 'Elif Karaca',
      category: 'Düşünce',
      tags: ['yalınlık'],
      active: true,
      image: picture,
    },
    {
      id: 7,
      title: 'Camın Işığı',
      date: '2024-04-01',
      excerpt: 'Işık üzerine.',
      content: '',
      details: '<p>Işık gelir.</p>',
      author: 'Elif Karaca',
      category: 'Düşünce',
      tags: ['ışık'],
      active: true,
      image: picture,
    },
  ],
  members: [
    {
      id: 4,
      name: 'Işıl Çağ',
      position: 'Mimar',
      email: 'isil@yalin.example',
      active: true,
      facebookUrl: '',
      instagramUrl: 'https://instagram.example/isil',
      youtubeUrl: '',
      linkedinUrl: '',
      image: picture,
    },
  ],
  reasons: [{ id: 5, icon: '', title: 'Söz', description: 'Verdiğimiz gün biter.', active: true }],
  gallery: [
    {
      id: 6,
      title: 'Şantiye',
      url: picture.url,
      category: 'uncategorized',
      active: true,
      uploadDate: '2024-05-01T10:00:00',
    },
  ],
  slides: [{ id: 8, url: picture.url, active: true, displayOrder: 1 }],
  home: {
    title: 'Yalın Yapı',
    subtitle: 'Az ve öz',
    titleDescription: 'Gereği kadar.',
    whyUsTitle: 'Neden Biz?',
    whyUsDescription: '',
    servicesTitle: 'Hizmetlerimiz',
    servicesDescription: '',
    crewTitle: 'Ekibimiz',
    crewDescription: '',
    projectsTitle: 'Projelerimiz',
    projectsDescription: '',
    latestNewsTitle: 'Son Yazılar',
    latestNewsDescription: '',
  },
  siteInfo: {
    companyName: 'Yalın Yapı',
    phone: '+90 212 000 00 00',
    email: 'bilgi@yalin.example',
    address: 'Kadıköy, İstanbul',
    footerDescription: 'Yalın işler.',
    facebook: '',
    twitter: '',
    instagram: '',
    youtube: '',
    linkedin: '',
    mapEnabled: false,
    mapUrl: '',
    logo: null,
    footerImage: null,
    favicon: picture,
  },
  colors: { primaryColor: '#4A90E2' },
});

/** The server's initial content. */
export const contentOf = (seed: 'company' | 'nothing'): Content =>
  seed === 'company' ? company() : emptyContent();
