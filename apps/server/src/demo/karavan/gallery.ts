import type { DemoGalleryPicture } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The workshop's gallery in its order. */
export const gallery: readonly DemoGalleryPicture[] = [
  { ...pictures.campAtDusk, title: 'Erciyes eteğinde ikinci gece', category: 'Kamp' },
  { ...pictures.cabinAtDawn, title: 'Kırlangıç, göle uyanmak', category: 'İç mekân' },
  { ...pictures.roadAtDawn, title: 'Polatlı çıkışı, saat altı buçuk', category: 'Yol' },
  { ...pictures.workshopAtNoon, title: 'Bakım sırası', category: 'Atölye' },
  { ...pictures.roofAtNoon, title: 'Çoban Yıldızı, 400 watt çatı', category: 'Donanım' },
  { ...pictures.cabinAtNoon, title: 'Kestane, yatak gündüz hâlinde', category: 'İç mekân' },
  { ...pictures.campOnPlain, title: 'Tuz Gölü yolunda mola', category: 'Kamp' },
  { ...pictures.planOnPaper, title: 'Yelkovan’ın ilk yerleşimi', category: 'Çizim' },
  { ...pictures.workshopAtDusk, title: 'Teslimden önceki akşam', category: 'Atölye' },
  { ...pictures.roadAtDusk, title: 'Sivrihisar düzlüğü', category: 'Yol' },
  { ...pictures.cabinInEvening, title: 'Bozkır, ısıtıcı açıkken', category: 'İç mekân' },
  { ...pictures.roofAtDusk, title: 'Panelin son kazancı', category: 'Donanım' },
  { ...pictures.campAtDawn, title: 'Frig Vadisi’nde çay suyu', category: 'Kamp' },
  { ...pictures.cabinBright, title: 'Masal Arabası, raflar boşken', category: 'İç mekân' },
  { ...pictures.workshopInEvening, title: 'Fazla mesai, son dolap kapağı', category: 'Atölye' },
  { ...pictures.roadAtNoon, title: 'Haymana, buğday arası', category: 'Yol' },
  { ...pictures.planOnBoard, title: 'Dört görünüş, tek ağırlık merkezi', category: 'Çizim' },
  { ...pictures.campUnderMoon, title: 'Sündiken’de yemek daveti', category: 'Kamp' },
  { ...pictures.cabinAtDusk, title: 'Tarla Kuşu, kurgu masası kapalı', category: 'İç mekân' },
  { ...pictures.roofAtDawn, title: 'İlk ışıkla şarj', category: 'Donanım' },
  { ...pictures.workshopBright, title: 'Tezgâhlar silindi, kahve kondu', category: 'Atölye' },
  { ...pictures.campAtNoon, title: 'Tente provası, Sakarya kıyısı', category: 'Kamp' },
  { ...pictures.cabinInMorning, title: 'Şakayık, yenilenen tezgâh', category: 'İç mekân' },
  { ...pictures.roadInEvening, title: 'Eve dönüş, Eskişehir’e kırk kilometre', category: 'Yol' },
];
