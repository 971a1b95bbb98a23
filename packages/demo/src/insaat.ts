import { homeTitles } from './homeTitles.ts';
import { about } from './insaat/about.ts';
import { gallery } from './insaat/gallery.ts';
import { teamPage, members } from './insaat/people.ts';
import { pictures } from './insaat/pictures.ts';
import { posts } from './insaat/posts.ts';
import { projects } from './insaat/projects.ts';
import { proof } from './insaat/proof.ts';
import { reasons } from './insaat/reasons.ts';
import { services } from './insaat/services.ts';
import { videos } from './insaat/videos.ts';
import type { DemoPack } from './pack.ts';

/** Taşavlu, an invented architecture and construction office on the Aegean coast. */
export const insaat: DemoPack = {
  siteInfo: {
    companyName: 'Taşavlu',
    shortName: '',
    phone: '0232 555 01 40',
    email: 'merhaba@tasavlu.example',
    address: 'Zeytinalanı Mahallesi, 4112. Sokak No: 14, Urla / İzmir',
    footerDescription:
      'Ege kıyısında tasarımı, mühendisliği ve uygulamayı aynı çatı altında yürüten bir mimarlık ve yapı ofisiyiz.',
    facebook: 'https://www.facebook.com/tasavlu.yapi.ofisi',
    twitter: '',
    instagram: 'https://www.instagram.com/tasavlu.yapi.ofisi',
    youtube: 'https://www.youtube.com/@tasavlu.yapi.ofisi',
    linkedin: 'https://www.linkedin.com/company/tasavlu-yapi-ofisi',
    mapUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=26.74%2C38.31%2C26.79%2C38.335&layer=mapnik&marker=38.3225%2C26.765',
    mapEnabled: true,
    contactDelivery: 'inbox',
    whatsApp: '0532 555 01 41',
    morePhones: [{ label: 'Şantiye', number: '0232 555 01 42' }],
    openingHours: [
      ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
        day,
        opens: '08:30',
        closes: '18:00',
      })),
      { day: 'saturday', opens: '09:00', closes: '13:00' },
    ],
    coordinates: '38.3225, 26.765',
  },
  home: {
    ...homeTitles,
    title: 'Işığı ve gölgesi hesaplanmış yapılar',
    subtitle: 'İzmir merkezli mimarlık ve yapı ofisi',
    titleDescription:
      'Arsa etüdünden anahtar teslimine kadar tek ekip, tek takvim, tek sorumluluk. 1998’den bu yana Ege kıyısında ölçülü yapılar kuruyoruz.',
    whyUsDescription:
      'Bir yapının kalitesi şantiyede değil, masada alınan kararlarda başlar; altı alışkanlığımız bu yüzden hiç değişmez.',
    servicesDescription: 'Altı başlık, tek ekip: her birini tek başına ya da uçtan uca üstleniriz.',
    crewDescription:
      'Çizen, hesaplayan ve kuran aynı insanlardır; tanıştığınız kişi, işi teslim eden kişidir.',
    projectsDescription: 'Ölçeği ne olursa olsun her yapıya aynı özenle bakarız: yön, rüzgâr, taş ve gölge.',
    latestNewsDescription: 'Şantiyeden, çizim masasından ve hesap çizelgesinden notlar.',
  },
  slider: [pictures.housesAtDawn, pictures.courtAtNoon, pictures.frameAtDusk, pictures.atriumAtNoon],
  about,
  services,
  reasons,
  ...proof,
  teamPage,
  members,
  projects,
  posts,
  gallery,
  videos,
};
