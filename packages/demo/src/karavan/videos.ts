import type { DemoPack } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The workshop's films, newest first. */
export const videos: DemoPack['videos'] = [
  {
    title: 'Boş saçtan eve: Kırlangıç’ın altmış sekiz günü',
    description:
      'Bir panelvanın yalıtımdan perdeye bütün aşamaları, tavana asılı kameradan. Her gün bir dakika, her dakika bir usta.',
    url: 'https://film.sarpyol.example/kirlangic',
    embedUrl: 'https://film.sarpyol.example/oynat/kirlangic',
    duration: '14:20',
    date: '2026-09-25',
    picture: pictures.workshopBright,
  },
  {
    title: 'Bulutlu üç gün: akü denemesi',
    description:
      'Gülce Demirel panelleri örtüyle kapatıp sayaçları açıyor. Buzdolabı, ışık ve bilgisayarla kaç saat geçecek?',
    url: 'https://film.sarpyol.example/bulutlu-uc-gun',
    embedUrl: 'https://film.sarpyol.example/oynat/bulutlu-uc-gun',
    duration: '8:37',
    date: '2026-07-03',
    picture: pictures.roofAtDawn,
  },
  {
    title: 'Beş dakikada su boşaltma',
    description:
      'Don gelmeden önceki akşam için kısa bir uygulama. Hangi vana önce, musluk neden ortada kalmalı?',
    url: 'https://film.sarpyol.example/su-bosaltma',
    embedUrl: 'https://film.sarpyol.example/oynat/su-bosaltma',
    duration: '5:04',
    date: '2025-12-18',
    picture: pictures.workshopAtDawn,
  },
  {
    title: 'Frig Vadisi’nde iki gece',
    description:
      'Yeni bitmiş bir aracı teslimden önce nasıl deniyoruz? Bozuk yol, soğuk gece ve not defteriyle geçen bir hafta sonu.',
    url: 'https://film.sarpyol.example/frig-vadisinde-iki-gece',
    embedUrl: 'https://film.sarpyol.example/oynat/frig-vadisinde-iki-gece',
    duration: '10:52',
    date: '2025-11-06',
    picture: pictures.campUnderMoon,
  },
];
