import { homeTitles } from './homeTitles.ts';
import { about } from './karavan/about.ts';
import { gallery } from './karavan/gallery.ts';
import { teamPage, members } from './karavan/people.ts';
import { pictures } from './karavan/pictures.ts';
import { posts } from './karavan/posts.ts';
import { projects } from './karavan/projects.ts';
import { proof } from './karavan/proof.ts';
import { reasons } from './karavan/reasons.ts';
import { services } from './karavan/services.ts';
import { videos } from './karavan/videos.ts';
import type { DemoPack } from './pack.ts';

/** Sarpyol Karavan, an invented workshop for caravan parts and conversions in Eskişehir. */
export const karavan: DemoPack = {
  siteInfo: {
    companyName: 'Sarpyol Karavan',
    shortName: '',
    phone: '0222 555 01 62',
    email: 'atolye@sarpyol.example',
    address: 'Çamlıdüz Sanayi Sitesi, 7. Blok No: 12, Tepebaşı / Eskişehir',
    footerDescription: 'Panelvandan karavana dönüşümü, yedek parçayı ve bakımı tek atölyede topluyoruz.',
    facebook: 'https://www.facebook.com/sarpyol.karavan.atolyesi',
    twitter: '',
    instagram: 'https://www.instagram.com/sarpyol.karavan.atolyesi',
    youtube: 'https://www.youtube.com/@sarpyol.karavan.atolyesi',
    linkedin: '',
    mapUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=30.47%2C39.78%2C30.53%2C39.81&layer=mapnik&marker=39.795%2C30.5',
    mapEnabled: true,
    contactDelivery: 'inbox',
    whatsApp: '0541 555 01 63',
    morePhones: [{ label: 'Servis', number: '0222 555 01 64' }],
    openingHours: [
      ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
        day,
        opens: '09:00',
        closes: '18:30',
      })),
      { day: 'saturday', opens: '10:00', closes: '16:00' },
    ],
    coordinates: '39.795, 30.5',
  },
  home: {
    ...homeTitles,
    title: 'Yol uzun, eviniz yanınızda',
    subtitle: 'Karavan dönüşümü, parça ve bakım atölyesi',
    titleDescription:
      'Boş bir panelvanı dört mevsim yaşanan bir eve çeviriyor, yola çıkmış olanı yolda tutuyoruz. Her kabloyu, her vidayı kendi elimizle takar, nerede olduğunu size gösteririz.',
    whyUsDescription:
      'Karavanı biz de kullanıyoruz; bir çözümü önermeden önce onunla en az bir kış yola çıkmış oluruz.',
    servicesDescription: 'Çizimden kışlamaya altı başlık: hepsi aynı atölyede, aynı ustaların elinde.',
    crewDescription:
      'Marangoz, elektrikçi, tesisatçı ve döşemeci; hepsinin adı anahtarınızın yanındaki kartta yazar.',
    projectsDescription: 'Her biri başka bir aileye, başka bir yola göre kuruldu.',
    latestNewsDescription: 'Yoldan, tezgâhtan ve kamp ateşinin başından notlar.',
  },
  slider: [pictures.campAtDusk, pictures.roadAtDusk, pictures.cabinAtDawn, pictures.workshopAtDusk],
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
