import { cropped } from '../cropped.ts';
import type { DemoGalleryPicture } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The office's gallery in its order. */
export const gallery: readonly DemoGalleryPicture[] = [
  { ...pictures.courtAtDusk, title: 'Körfez Avlusu, ilk akşam', category: 'Avlu' },
  { ...cropped(pictures.stairAtNoon, 'tall'), title: 'Basamak Arşivi, saat 13.10', category: 'İç mekân' },
  { ...cropped(pictures.facadeAtNoon, 'tall'), title: 'Poyraz cephesi, güneybatı köşesi', category: 'Cephe' },
  { ...pictures.viaductAtDawn, title: 'Kozdere, sis dağılmadan', category: 'Altyapı' },
  { ...pictures.housesAtDawn, title: 'Zeytindalı Evleri, güneş doğarken', category: 'Cephe' },
  { ...cropped(pictures.planOnPaper, 'square'), title: 'Ön proje, ikinci eskiz', category: 'Çizim' },
  {
    ...cropped(pictures.atriumAtNoon, 'tall'),
    title: 'Sarnıç Kütüphanesi, orta boşluk',
    category: 'İç mekân',
  },
  {
    ...cropped(pictures.frameAtDusk, 'square'),
    title: 'Tersane Konutları, dokuzuncu döküm',
    category: 'Şantiye',
  },
  { ...pictures.roomAtDawn, title: 'Ardıç Dairesi, doğu penceresi', category: 'İç mekân' },
  { ...cropped(pictures.courtAtNoon, 'tall'), title: 'Zeytindalı Evleri, su ekseni', category: 'Avlu' },
  { ...cropped(pictures.viaductAtDusk, 'wide'), title: 'Kozdere, kuzey ayakları', category: 'Altyapı' },
  { ...pictures.facadeAtDusk, title: 'Poyraz, mesai bitimi', category: 'Cephe' },
  { ...pictures.frameAtDawn, title: 'Beton pompası gelmeden', category: 'Şantiye' },
  {
    ...cropped(pictures.atriumAtDusk, 'square'),
    title: 'Kütüphanede kapanışa bir saat',
    category: 'İç mekân',
  },
  { ...cropped(pictures.housesAtDusk, 'square'), title: 'Sakız Lojmanları, yemek vakti', category: 'Cephe' },
  { ...cropped(pictures.planOnBoard, 'tall'), title: 'Kat çözümü, kara tahta', category: 'Çizim' },
  { ...pictures.courtAtDawn, title: 'Lojmanların avlusu, sabah altı', category: 'Avlu' },
  { ...cropped(pictures.roomAtNoon, 'square'), title: 'Ardıç Dairesi, okuma köşesi', category: 'İç mekân' },
  {
    ...cropped(pictures.viaductAtNoon, 'wide'),
    title: 'Kozdere, trafiğe açıldığı hafta',
    category: 'Altyapı',
  },
  { ...cropped(pictures.facadeAtDawn, 'square'), title: 'Lamellerin ilk ayarı', category: 'Cephe' },
  { ...cropped(pictures.stairAtDusk, 'tall'), title: 'Arşivde son ışık', category: 'İç mekân' },
  { ...pictures.frameAtNoon, title: 'Vincin öğle molası', category: 'Şantiye' },
  { ...pictures.housesAtNoon, title: 'Zeytindalı, bahçeden bakış', category: 'Cephe' },
  { ...pictures.atriumAtDawn, title: 'Giriş holü, zemin cilası bitince', category: 'İç mekân' },
];
