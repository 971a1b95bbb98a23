import { services } from './karavan/services.ts';
import type { DemoPack } from './pack.ts';

/** Sarpyol Karavan, an invented workshop for caravan parts and conversions in Eskişehir. */
export const karavan: DemoPack = {
  siteInfo: {
    companyName: 'Sarpyol Karavan',
    phone: '0222 555 01 62',
    email: 'atolye@sarpyol.example',
    address: 'Çamlıdüz Sanayi Sitesi, 7. Blok No: 12, Tepebaşı / Eskişehir',
    footerDescription:
      'Sarpyol Karavan, panelvandan karavana dönüşümü, yedek parçayı ve bakımı tek atölyede toplayan bir yol ustasıdır.',
    facebook: 'https://www.facebook.com/sarpyol.karavan.atolyesi',
    twitter: '',
    instagram: 'https://www.instagram.com/sarpyol.karavan.atolyesi',
    youtube: 'https://www.youtube.com/@sarpyol.karavan.atolyesi',
    linkedin: '',
    mapUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=30.47%2C39.78%2C30.53%2C39.81&layer=mapnik&marker=39.795%2C30.5',
    mapEnabled: true,
    contactDelivery: 'inbox',
  },
  home: {
    title: 'Yol uzun, eviniz yanınızda',
    subtitle: 'Karavan dönüşümü, parça ve bakım atölyesi',
    titleDescription:
      'Boş bir panelvanı dört mevsim yaşanan bir eve çeviriyor, yola çıkmış olanı yolda tutuyoruz. Her kabloyu, her vidayı kendi elimizle takar, nerede olduğunu size gösteririz.',
    whyUsTitle: 'Neden Biz?',
    whyUsDescription:
      'Karavanı biz de kullanıyoruz; bir çözümü önermeden önce onunla en az bir kış yola çıkmış oluruz.',
    servicesTitle: 'Hizmetlerimiz',
    servicesDescription: 'Çizimden kışlamaya altı başlık: hepsi aynı atölyede, aynı ustaların elinde.',
    crewTitle: 'Ekibimiz',
    crewDescription:
      'Marangoz, elektrikçi, tesisatçı ve döşemeci; hepsinin adı anahtarınızın yanındaki kartta yazar.',
    projectsTitle: 'Projelerimiz',
    projectsDescription: 'Her biri başka bir aileye, başka bir yola göre kuruldu.',
    latestNewsTitle: 'Son Yazılar',
    latestNewsDescription: 'Yoldan, tezgâhtan ve kamp ateşinin başından notlar.',
  },
  slider: [
    {
      file: 'camper-dusk-1.avif',
      alt: 'Alacakaranlıkta, dağ eteğinde ışıkları yanan ve tentesi açık bir karavan',
    },
    { file: 'road-dusk-1.avif', alt: 'Gün batımına doğru uzanan boş yolda giden bir karavan' },
    {
      file: 'cabin-dawn-1.avif',
      alt: 'Arka penceresi göle bakan, ahşap kaplı karavan içinde yatak ve mutfak',
    },
    {
      file: 'workshop-dusk-2.avif',
      alt: 'Akşam lambaları yanan atölyede, kapısı açık ve içi aydınlık bir karavan',
    },
  ],
  services,
  about: {
    title: '',
    subtitle: '',
    description: '',
    picture: {
      file: 'camper-dusk-1.avif',
      alt: 'Alacakaranlıkta, dağ eteğinde ışıkları yanan ve tentesi açık bir karavan',
    },
  },
  whyUs: [],
  crewPage: { title: '', subtitle: '', description: '' },
  members: [],
  projects: [],
  posts: [],
  gallery: [],
  videos: [],
};
