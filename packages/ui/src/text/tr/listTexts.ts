import { limits } from '@vitrin/contract/limits';

/** The kind-specific parts of a list's texts, beyond the sentences with special cases. */
type Kind = {
  title: string;
  /** The noun, which is also used after numbers: "hizmet", "7 hizmet". */
  one: string;
  /** The noun as an object: "hizmeti sil". */
  object: string;
  /** The locative for searches: "Hizmetlerde". */
  within: string;
  /** The genitive for the order: "Hizmetlerin sırası". */
  whose: string;
  new: string;
  /** What disappears from the website with one item, and with several. */
  gone: readonly [one: string, many: string];
  /** What its entries have instead of a title. */
  titled?: string;
};

const figure = new Intl.NumberFormat('tr-TR');

const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('tr') + word.slice(1);

const undone = (seconds: number, gone: string, trash: boolean): string =>
  `${seconds} saniye içinde geri alabilirsiniz. Sonra ${gone}${
    trash ? `; ${limits.trashDays} gün içinde çöp kutusundan geri getirebilirsiniz` : ''
  }.`;

const listOf = <Named extends object>(kind: Kind, named: Named) => {
  const { title, one, object, titled = 'Başlık' } = kind;
  return {
    ...named,
    title,
    titleColumn: titled,
    byTitle: `${titled}, A’dan Z’ye`,
    search: `${kind.within} ara`,
    new: kind.new,
    orderFailed: `${kind.whose} sırası değiştirilemedi. Lütfen yeniden deneyin.`,
    deleteQuestion: `Bu ${one} silinsin mi?`,
    deleteManyQuestion: (number: number) => `Bu ${figure.format(number)} ${one} silinsin mi?`,
    deleteDetail: (seconds: number, trash: boolean) => undone(seconds, kind.gone[0], trash),
    deleteManyDetail: (seconds: number, trash: boolean) => undone(seconds, kind.gone[1], trash),
    deleteOne: `${capital(object)} sil`,
    deleteMany: (number: number) => `${figure.format(number)} ${object} sil`,
    deleted: (number: number) =>
      number === 1 ? `${capital(one)} silindi` : `${figure.format(number)} ${one} silindi`,
    footInOrder: (number: number) => `${figure.format(number)} ${one}, ziyaretçilerin gördüğü sırayla.`,
    foot: (shown: number, total: number) =>
      shown === total
        ? `${figure.format(total)} ${one}`
        : `${figure.format(total)} ${one} içinden ${figure.format(shown)} tanesi`,
  };
};

const pages = ['sayfası siteden kalkar', 'sayfaları siteden kalkar'] as const;
const they = ['siteden kalkar', 'hepsi siteden kalkar'] as const;

/** The texts of each list. */
export const listTexts = {
  services: listOf(
    {
      title: 'Hizmetler',
      one: 'hizmet',
      object: 'hizmeti',
      within: 'Hizmetlerde',
      whose: 'Hizmetlerin',
      new: 'Yeni hizmet',
      gone: pages,
    },
    {
      emptyTitle: 'Vitrininiz henüz boş',
      empty: 'Henüz hizmet yok. İlk hizmetinizi ekleyerek başlayın.',
      loadFailed: 'Hizmetler yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Hizmetin durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Hizmet silinemedi. Lütfen yeniden deneyin.',
    },
  ),
  projects: listOf(
    {
      title: 'Projeler',
      one: 'proje',
      object: 'projeyi',
      within: 'Projelerde',
      whose: 'Projelerin',
      new: 'Yeni proje',
      gone: pages,
    },
    {
      emptyTitle: 'Yaptıklarınızı gösterin',
      empty: 'Henüz proje yok. İlk projenizi ekleyerek başlayın.',
      loadFailed: 'Projeler yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Projenin durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Proje silinemedi. Lütfen yeniden deneyin.',
    },
  ),
  posts: listOf(
    {
      title: 'Blog yazıları',
      one: 'yazı',
      object: 'yazıyı',
      within: 'Yazılarda',
      whose: 'Yazıların',
      new: 'Yeni yazı',
      gone: pages,
    },
    {
      emptyTitle: 'İlk yazınız sizi bekliyor',
      empty: 'Henüz yazı yok. İlk yazınızı yazarak başlayın.',
      loadFailed: 'Yazılar yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Yazının durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Yazı silinemedi. Lütfen yeniden deneyin.',
    },
  ),
  members: listOf(
    {
      title: 'Ekip',
      one: 'ekip üyesi',
      object: 'ekip üyesini',
      within: 'Ekipte',
      whose: 'Ekibin',
      new: 'Ekip üyesi ekle',
      gone: they,
      titled: 'Ad soyad',
    },
    {
      emptyTitle: 'Ekibinizi tanıtın',
      empty: 'Henüz ekip üyesi yok. İlk ekip üyenizi ekleyerek başlayın.',
      loadFailed: 'Ekip yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Ekip üyesinin durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Ekip üyesi silinemedi. Lütfen yeniden deneyin.',
    },
  ),
  reasons: listOf(
    {
      title: 'Neden biz',
      one: 'madde',
      object: 'maddeyi',
      within: 'Maddelerde',
      whose: 'Maddelerin',
      new: 'Yeni madde',
      gone: they,
    },
    {
      emptyTitle: 'Neden sizi seçsinler?',
      empty: 'Henüz “Neden Biz” maddesi yok. İlk maddeyi ekleyerek başlayın.',
      loadFailed: '“Neden Biz” maddeleri yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Maddenin durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Madde silinemedi. Lütfen yeniden deneyin.',
    },
  ),
  gallery: listOf(
    {
      title: 'Galeri',
      one: 'görsel',
      object: 'görseli',
      within: 'Galeride',
      whose: 'Görsellerin',
      new: 'Yeni görsel',
      gone: they,
    },
    {
      emptyTitle: 'Henüz görsel yok',
      empty: 'Çalışmalarınızdan birkaç görsel yükleyin. Birden çok dosyayı aynı anda seçebilirsiniz.',
      loadFailed: 'Galeri yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Görselin durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Görsel silinemedi. Lütfen yeniden deneyin.',
    },
  ),
  videos: listOf(
    {
      title: 'Videolar',
      one: 'video',
      object: 'videoyu',
      within: 'Videolarda',
      whose: 'Videoların',
      new: 'Yeni video',
      gone: they,
    },
    {
      emptyTitle: 'İşinizi hareketli gösterin',
      empty: 'Henüz video yok. İlk videonuzu ekleyerek başlayın.',
      loadFailed: 'Videolar yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Videonun durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Video silinemedi. Lütfen yeniden deneyin.',
    },
  ),

  figures: listOf(
    {
      title: 'Rakamlar',
      one: 'rakam',
      object: 'rakamı',
      within: 'Rakamlarda',
      whose: 'Rakamların',
      new: 'Yeni rakam',
      gone: they,
      titled: 'Etiket',
    },
    {
      emptyTitle: 'Rakamlarla anlatın',
      empty: 'Henüz rakam yok. İlkini ekleyerek başlayın.',
      loadFailed: 'Rakamlar yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Rakamın durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Rakam silinemedi. Lütfen yeniden deneyin.',
    },
  ),

  references: listOf(
    {
      title: 'Referanslar',
      one: 'referans',
      object: 'referansı',
      within: 'Referanslarda',
      whose: 'Referansların',
      new: 'Yeni referans',
      gone: they,
      titled: 'Ad',
    },
    {
      emptyTitle: 'Kimlerle çalıştınız?',
      empty: 'Henüz referans yok. İlkini ekleyerek başlayın.',
      loadFailed: 'Referanslar yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Referansın durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Referans silinemedi. Lütfen yeniden deneyin.',
    },
  ),

  voices: listOf(
    {
      title: 'Müşteri görüşleri',
      one: 'müşteri görüşü',
      object: 'müşteri görüşünü',
      within: 'Müşteri görüşlerinde',
      whose: 'Müşteri görüşlerinin',
      new: 'Yeni müşteri görüşü',
      gone: they,
      titled: 'Ad',
    },
    {
      emptyTitle: 'Sözü müşterilerinize bırakın',
      empty: 'Henüz müşteri görüşü yok. İlkini ekleyerek başlayın.',
      loadFailed: 'Müşteri görüşleri yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Müşteri görüşünün durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Müşteri görüşü silinemedi. Lütfen yeniden deneyin.',
    },
  ),

  certificates: listOf(
    {
      title: 'Belgeler',
      one: 'belge',
      object: 'belgeyi',
      within: 'Belgelerde',
      whose: 'Belgelerin',
      new: 'Yeni belge',
      gone: they,
    },
    {
      emptyTitle: 'Hangi belge ve ödülleri aldınız?',
      empty: 'Henüz belge yok. İlkini ekleyerek başlayın.',
      loadFailed: 'Belgeler yüklenemedi. Lütfen yeniden deneyin.',
      statusFailed: 'Belgenin durumu değiştirilemedi. Lütfen yeniden deneyin.',
      deleteFailed: 'Belge silinemedi. Lütfen yeniden deneyin.',
    },
  ),
} as const;
