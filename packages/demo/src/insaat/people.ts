import type { DemoMember, DemoPack } from '../pack.ts';

/** The team page's texts. */
export const teamPage: DemoPack['teamPage'] = {
  title: 'Ekibimiz',
  subtitle: 'Çizen, hesaplayan ve kuran sekiz kişi',
  description:
    'Urla’daki ofisimizde aynı uzun masanın çevresinde oturuyoruz. Bir proje masaya geldiğinde mimar da şantiye şefi de keşifçi de ilk günden başındadır; kimse işi öbür odaya devretmez. Aşağıdaki adlardan hangisini ararsanız arayın, sorunuzu bir sonrakine aktarmadan cevaplamaya çalışır.',
};

const silent = { facebookUrl: '', instagramUrl: '', linkedinUrl: '', youtubeUrl: '' } as const;

/** The office's team, founders first. */
export const members: readonly DemoMember[] = [
  {
    ...silent,
    name: 'Nermin Tuğlacı',
    position: 'Kurucu Ortak, Mimar',
    email: 'nermin@tasavlu.example',
    linkedinUrl: 'https://www.linkedin.com/in/nermin-tuglaci-tasavlu',
    instagramUrl: 'https://www.instagram.com/nermin.tasavlu',
    picture: {
      file: 'portrait-5.avif',
      alt: 'Nermin Tuğlacı: kır saçları toplu, yuvarlak gözlüklü, kiremit rengi ceketli',
    },
  },
  {
    ...silent,
    name: 'Kerim Sancaktar',
    position: 'Kurucu Ortak, İnşaat Yüksek Mühendisi',
    email: 'kerim@tasavlu.example',
    linkedinUrl: 'https://www.linkedin.com/in/kerim-sancaktar-tasavlu',
    picture: {
      file: 'portrait-2.avif',
      alt: 'Kerim Sancaktar: kır saçlı ve sakallı, köşeli gözlüklü, koyu kazaklı',
    },
  },
  {
    ...silent,
    name: 'Defne Akçalı',
    position: 'Proje Mimarı',
    email: 'defne@tasavlu.example',
    linkedinUrl: 'https://www.linkedin.com/in/defne-akcali-tasavlu',
    instagramUrl: 'https://www.instagram.com/defne.tasavlu',
    picture: {
      file: 'portrait-1.avif',
      alt: 'Defne Akçalı: omuz hizasında koyu saçlı, yeşil ceketli',
    },
  },
  {
    ...silent,
    name: 'Yusuf Karaoğlan',
    position: 'Şantiye Şefi',
    email: 'yusuf@tasavlu.example',
    picture: { file: 'portrait-6.avif', alt: 'Yusuf Karaoğlan: baretli, kirli sakallı, mavi iş gömlekli' },
  },
  {
    ...silent,
    name: 'Zehra Ilgaz',
    position: 'Statik Proje Mühendisi',
    email: 'zehra@tasavlu.example',
    linkedinUrl: 'https://www.linkedin.com/in/zehra-ilgaz-tasavlu',
    picture: { file: 'portrait-3.avif', alt: 'Zehra Ilgaz: adaçayı yeşili başörtülü, bej ceketli' },
  },
  {
    ...silent,
    name: 'Bora Çetiner',
    position: 'İç Mimar',
    email: 'bora@tasavlu.example',
    instagramUrl: 'https://www.instagram.com/bora.tasavlu',
    youtubeUrl: 'https://www.youtube.com/@bora.tasavlu',
    picture: {
      file: 'portrait-4.avif',
      alt: 'Bora Çetiner: kıvırcık siyah saçlı, kirli sakallı, açık renk gömlekli',
    },
  },
  {
    ...silent,
    name: 'Selim Barut',
    position: 'Keşif ve Bütçe Uzmanı',
    email: 'selim@tasavlu.example',
    linkedinUrl: 'https://www.linkedin.com/in/selim-barut-tasavlu',
    picture: {
      file: 'portrait-7.avif',
      alt: 'Selim Barut: kısa siyah saçlı, koyu yeşil ceketli',
    },
  },
  {
    ...silent,
    name: 'Ece Yazgan',
    position: 'Peyzaj Mimarı',
    email: 'ece@tasavlu.example',
    facebookUrl: 'https://www.facebook.com/ece.tasavlu',
    instagramUrl: 'https://www.instagram.com/ece.tasavlu',
    picture: { file: 'portrait-8.avif', alt: 'Ece Yazgan: uzun kumral saçlı, bej kazaklı' },
  },
];
