import type { DemoReason } from '../pack.ts';

/** Six reasons to choose the workshop. */
export const reasons: readonly DemoReason[] = [
  {
    icon: 'scale',
    title: 'Tartılmış araç',
    description:
      'Her aracı işe başlarken ve teslimde dört tekerinden tartarız. Taşıma sınırına kaç kilo kaldığı kapının içinde yazar.',
  },
  {
    icon: 'wrench',
    title: 'Yerinde bulunan parça',
    description:
      'Filtre, pompa ve contayı ülkenin her ilinde satılan modellerden seçeriz. Yolda aradığınızı bulmak için bize muhtaç kalmazsınız.',
  },
  {
    icon: 'file-check',
    title: 'Ruhsatı tamam',
    description:
      'Tadilat projesi, muayene ve tescil bizim işimizdir. Plakanızı alana kadar bakiyenin son bölümünü istemeyiz.',
  },
  {
    icon: 'sun',
    title: 'Ölçülmüş enerji',
    description:
      'Teslimden önce sistem kırk sekiz saat yük altında çalışır. Kaç gün prizsiz kalacağınızı broşür değil, tutanak söyler.',
  },
  {
    icon: 'shield',
    title: 'Üç yıl sızdırmazlık',
    description:
      'Açtığımız her pencere, kapak ve delik üç yıl su almama sözü taşır. Alırsa yol masrafınız da bizdendir.',
  },
  {
    icon: 'phone',
    title: 'Yolda açılan telefon',
    description:
      'Hafta sonu nöbetçi ustamız var. Arızayı önce telefonda ararız; çoğu kez bir sigorta, bir vana, beş dakika.',
  },
];
