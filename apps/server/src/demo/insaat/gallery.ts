import type { DemoGalleryPicture } from '../pack.ts';
import { pictures } from './pictures.ts';

/** The office's gallery in its order. */
export const gallery: readonly DemoGalleryPicture[] = [
  { ...pictures.courtAtDusk, title: 'Körfez Avlusu, ilk akşam', category: 'Avlu' },
  { ...pictures.stairAtNoon, title: 'Basamak Arşivi, saat 13.10', category: 'İç mekân' },
  { ...pictures.facadeAtNoon, title: 'Poyraz cephesi, güneybatı köşesi', category: 'Cephe' },
  { ...pictures.viaductAtDawn, title: 'Kozdere, sis dağılmadan', category: 'Altyapı' },
  { ...pictures.housesAtDawn, title: 'Zeytindalı Evleri, güneş doğarken', category: 'Cephe' },
  { ...pictures.planOnPaper, title: 'Ön proje, ikinci eskiz', category: 'Çizim' },
  { ...pictures.atriumAtNoon, title: 'Sarnıç Kütüphanesi, orta boşluk', category: 'İç mekân' },
  { ...pictures.frameAtDusk, title: 'Tersane Konutları, dokuzuncu döküm', category: 'Şantiye' },
  { ...pictures.roomAtDawn, title: 'Ardıç Dairesi, doğu penceresi', category: 'İç mekân' },
  { ...pictures.courtAtNoon, title: 'Zeytindalı Evleri, su ekseni', category: 'Avlu' },
  { ...pictures.viaductAtDusk, title: 'Kozdere, kuzey ayakları', category: 'Altyapı' },
  { ...pictures.facadeAtDusk, title: 'Poyraz, mesai bitimi', category: 'Cephe' },
  { ...pictures.frameAtDawn, title: 'Beton pompası gelmeden', category: 'Şantiye' },
  { ...pictures.atriumAtDusk, title: 'Kütüphanede kapanışa bir saat', category: 'İç mekân' },
  { ...pictures.housesAtDusk, title: 'Sakız Lojmanları, yemek vakti', category: 'Cephe' },
  { ...pictures.planOnBoard, title: 'Kat çözümü, kara tahta', category: 'Çizim' },
  { ...pictures.courtAtDawn, title: 'Lojmanların avlusu, sabah altı', category: 'Avlu' },
  { ...pictures.roomAtNoon, title: 'Ardıç Dairesi, okuma köşesi', category: 'İç mekân' },
  { ...pictures.viaductAtNoon, title: 'Kozdere, trafiğe açıldığı hafta', category: 'Altyapı' },
  { ...pictures.facadeAtDawn, title: 'Lamellerin ilk ayarı', category: 'Cephe' },
  { ...pictures.stairAtDusk, title: 'Arşivde son ışık', category: 'İç mekân' },
  { ...pictures.frameAtNoon, title: 'Vincin öğle molası', category: 'Şantiye' },
  { ...pictures.housesAtNoon, title: 'Zeytindalı, bahçeden bakış', category: 'Cephe' },
  { ...pictures.atriumAtDawn, title: 'Giriş holü, zemin cilası bitince', category: 'İç mekân' },
];
