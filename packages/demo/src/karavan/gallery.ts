import { cropped } from '../cropped.ts';
import type { DemoGalleryPicture } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The workshop's gallery in its order. */
export const gallery: readonly DemoGalleryPicture[] = [
  { ...pictures.campAtDusk, title: 'Erciyes eteğinde ikinci gece', category: 'Kamp' },
  { ...cropped(pictures.cabinAtDawn, 'square'), title: 'Kırlangıç, göle uyanmak', category: 'İç mekân' },
  { ...cropped(pictures.roadAtDawn, 'tall'), title: 'Polatlı çıkışı, saat altı buçuk', category: 'Yol' },
  { ...pictures.workshopAtNoon, title: 'Bakım sırası', category: 'Atölye' },
  { ...cropped(pictures.roofAtNoon, 'square'), title: 'Çoban Yıldızı, 400 watt çatı', category: 'Donanım' },
  { ...cropped(pictures.cabinAtNoon, 'tall'), title: 'Kestane, yatak gündüz hâlinde', category: 'İç mekân' },
  { ...pictures.campOnPlain, title: 'Tuz Gölü yolunda mola', category: 'Kamp' },
  { ...cropped(pictures.planOnPaper, 'tall'), title: 'Yelkovan’ın ilk yerleşimi', category: 'Çizim' },
  { ...cropped(pictures.workshopAtDusk, 'square'), title: 'Teslimden önceki akşam', category: 'Atölye' },
  { ...cropped(pictures.roadAtDusk, 'wide'), title: 'Sivrihisar düzlüğü', category: 'Yol' },
  { ...cropped(pictures.cabinInEvening, 'tall'), title: 'Bozkır, ısıtıcı açıkken', category: 'İç mekân' },
  { ...pictures.roofAtDusk, title: 'Panelin son kazancı', category: 'Donanım' },
  { ...cropped(pictures.campAtDawn, 'square'), title: 'Frig Vadisi’nde çay suyu', category: 'Kamp' },
  { ...pictures.cabinBright, title: 'Masal Arabası, raflar boşken', category: 'İç mekân' },
  { ...pictures.workshopInEvening, title: 'Fazla mesai, son dolap kapağı', category: 'Atölye' },
  { ...pictures.roadAtNoon, title: 'Haymana, buğday arası', category: 'Yol' },
  {
    ...cropped(pictures.planOnBoard, 'square'),
    title: 'Dört görünüş, tek ağırlık merkezi',
    category: 'Çizim',
  },
  { ...cropped(pictures.campUnderMoon, 'square'), title: 'Sündiken’de yemek daveti', category: 'Kamp' },
  { ...pictures.cabinAtDusk, title: 'Tarla Kuşu, kurgu masası kapalı', category: 'İç mekân' },
  { ...pictures.roofAtDawn, title: 'İlk ışıkla şarj', category: 'Donanım' },
  { ...pictures.workshopBright, title: 'Tezgâhlar silindi, kahve kondu', category: 'Atölye' },
  { ...pictures.campAtNoon, title: 'Tente provası, Sakarya kıyısı', category: 'Kamp' },
  { ...pictures.cabinInMorning, title: 'Şakayık, yenilenen tezgâh', category: 'İç mekân' },
  { ...pictures.roadInEvening, title: 'Eve dönüş, Eskişehir’e kırk kilometre', category: 'Yol' },
];
