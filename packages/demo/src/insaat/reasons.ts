import type { DemoReason } from '../pack.ts';

/** Six reasons to choose the office. */
export const reasons: readonly DemoReason[] = [
  {
    icon: 'users',
    title: 'Tek sorumlu ekip',
    description:
      'Mimar, mühendis ve şantiye şefi aynı çatı altındadır. Bir aksaklıkta kimse diğerini göstermez; telefonu açan kişi çözer.',
  },
  {
    icon: 'drafting-compass',
    title: 'Detayı çizilmiş iş',
    description:
      'Süpürgeliğin köşesine kadar çizilmeyen hiçbir imalata başlamayız. Ustanın cebinde kroki değil, numaralı pafta vardır.',
  },
  {
    icon: 'calendar-range',
    title: 'Her pazartesi rapor',
    description:
      'Haftanın fotoğrafları, harcaması ve bir sonraki haftanın işleri tek sayfada gelir. Sürprizi şantiyeden değil, bizden duyarsınız.',
  },
  {
    icon: 'wallet',
    title: 'Açık hesap',
    description:
      'Malzeme faturası, işçilik ve payımız ayrı satırlarda durur. Artan malzemenin bedeli bütçenize geri yazılır.',
  },
  {
    icon: 'shield-check',
    title: 'Beş yıl su güvencesi',
    description:
      'Çatı, teras ve bodrum yalıtımının arkasında beş yıl yazılı olarak dururuz. İlk sağanakta biz gelir, bakarız.',
  },
  {
    icon: 'leaf',
    title: 'Yerin malzemesi',
    description:
      'Taşı, ahşabı ve kireci önce yüz kilometre içinde ararız. Yapı, durduğu toprağın rengini taşır; nakliye de kısalır.',
  },
];
