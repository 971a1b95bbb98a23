import type { DemoMember, DemoPack } from '../pack.ts';

/** The team page's texts. */
export const teamPage: DemoPack['teamPage'] = {
  title: 'Ekibimiz',
  subtitle: 'Aracınıza dokunan sekiz çift el',
  description:
    'Atölyede herkesin bir tezgâhı, her tezgâhın bir sahibi var. Teslim günü aracınızı size, onu yapanlar birlikte gezdirir: elektriği çeken sigortayı gösterir, döşemeyi diken dikişin nereden söküleceğini anlatır. Yolda aklınıza takılırsa kime soracağınızı böylece bilirsiniz.',
};

const silent = { facebookUrl: '', instagramUrl: '', linkedinUrl: '', youtubeUrl: '' } as const;

/** The workshop's team, its founder first. */
export const members: readonly DemoMember[] = [
  {
    ...silent,
    name: 'Haluk Sarp',
    position: 'Kurucu, Marangoz Ustası',
    email: 'haluk@sarpyol.example',
    instagramUrl: 'https://www.instagram.com/haluk.sarpyol',
    youtubeUrl: 'https://www.youtube.com/@haluk.sarpyol',
    picture: {
      file: 'portrait-9.avif',
      alt: 'Haluk Sarp: saçsız, kır sakallı, yuvarlak gözlüklü, iş gömlekli',
    },
  },
  {
    ...silent,
    name: 'Gülce Demirel',
    position: 'Elektrik ve Enerji Ustası',
    email: 'gulce@sarpyol.example',
    linkedinUrl: 'https://www.linkedin.com/in/gulce-demirel-sarpyol',
    picture: {
      file: 'portrait-10.avif',
      alt: 'Gülce Demirel: uzun koyu saçlı, kiremit rengi gömlekli',
    },
  },
  {
    ...silent,
    name: 'Onur Teke',
    position: 'Yerleşim Tasarımcısı',
    email: 'onur@sarpyol.example',
    instagramUrl: 'https://www.instagram.com/onur.sarpyol',
    linkedinUrl: 'https://www.linkedin.com/in/onur-teke-sarpyol',
    picture: { file: 'portrait-11.avif', alt: 'Onur Teke: kumral kısa saçlı, hardal rengi kazaklı' },
  },
  {
    ...silent,
    name: 'Hatice Güner',
    position: 'Müşteri Kabul ve Parça Sorumlusu',
    email: 'hatice@sarpyol.example',
    facebookUrl: 'https://www.facebook.com/hatice.sarpyol',
    picture: {
      file: 'portrait-14.avif',
      alt: 'Hatice Güner: kiremit rengi başörtülü, koyu yeşil ceketli',
    },
  },
  {
    ...silent,
    name: 'Tolga Yörük',
    position: 'Su, Gaz ve Isıtma Ustası',
    email: 'tolga@sarpyol.example',
    picture: { file: 'portrait-15.avif', alt: 'Tolga Yörük: kıvırcık siyah saçlı, sakallı, bej kazaklı' },
  },
  {
    ...silent,
    name: 'Şebnem Uyar',
    position: 'Döşeme Ustası',
    email: 'sebnem@sarpyol.example',
    instagramUrl: 'https://www.instagram.com/sebnem.sarpyol',
    picture: { file: 'portrait-12.avif', alt: 'Şebnem Uyar: saçları arkada toplu, koyu yeşil kazaklı' },
  },
  {
    ...silent,
    name: 'İsmet Kavaklı',
    position: 'Mekanik ve Şasi Ustası',
    email: 'ismet@sarpyol.example',
    picture: { file: 'portrait-13.avif', alt: 'İsmet Kavaklı: ak saçlı, kahverengi ceketli' },
  },
  {
    ...silent,
    name: 'İrem Bayraktar',
    position: 'Ruhsat ve Proje Mühendisi',
    email: 'irem@sarpyol.example',
    linkedinUrl: 'https://www.linkedin.com/in/irem-bayraktar-sarpyol',
    picture: {
      file: 'portrait-16.avif',
      alt: 'İrem Bayraktar: bakır rengi küt saçlı, petrol rengi ceketli',
    },
  },
];
