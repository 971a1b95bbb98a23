import type { DemoPack } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The office's films, newest first. */
export const videos: DemoPack['videos'] = [
  {
    title: 'Bir karkasın on dört ayı',
    description:
      'Tersane Konutları’nın temelden son kata kadar yükselişi. Aynı direğe bağlı tek kamera, her sabah yedide bir kare.',
    url: 'https://film.tasavlu.example/bir-karkasin-on-dort-ayi',
    embedUrl: 'https://film.tasavlu.example/oynat/bir-karkasin-on-dort-ayi',
    duration: '4:26',
    date: '2026-10-02',
    picture: pictures.frameAtNoon,
  },
  {
    title: 'Kütüphanede ışığın bir günü',
    description:
      'Sarnıç Kütüphanesi’nin cam çatısından inen ışık, sabahtan akşama hangi masaya ne zaman uğruyor? Nermin Tuğlacı anlatıyor.',
    url: 'https://film.tasavlu.example/kutuphanede-isigin-bir-gunu',
    embedUrl: 'https://film.tasavlu.example/oynat/kutuphanede-isigin-bir-gunu',
    duration: '6:48',
    date: '2026-06-19',
    picture: pictures.atriumAtDawn,
  },
  {
    title: 'Brüt beton nasıl dökülür?',
    description:
      'Sıvasız kalacak bir duvarda ikinci şans yoktur. Kalıbın yağından vibratörün süresine kadar, şantiye şefimizin kontrol listesi.',
    url: 'https://film.tasavlu.example/brut-beton-nasil-dokulur',
    embedUrl: 'https://film.tasavlu.example/oynat/brut-beton-nasil-dokulur',
    duration: '9:12',
    date: '2026-03-27',
    picture: pictures.stairAtDusk,
  },
  {
    title: 'Zeytindalı Evleri’nde iki kış',
    description:
      'Teslimden iki yıl sonra kapıyı çaldık. Komşular, yağmurlu günleri, yakıt faturalarını ve avluda kurulan sofraları anlattı.',
    url: 'https://film.tasavlu.example/zeytindali-evlerinde-iki-kis',
    embedUrl: 'https://film.tasavlu.example/oynat/zeytindali-evlerinde-iki-kis',
    duration: '11:05',
    date: '2026-01-15',
    picture: pictures.housesAtNoon,
  },
];
