import type { FieldWords } from '@vitrin/contract/kinds/field';
import type { serviceKind } from '@vitrin/contract/kinds/service';
import { sharingNames, sharingText } from './sharing.ts';

type Others = Readonly<Record<string, unknown>>;

const list = new Intl.ListFormat('tr', { type: 'conjunction' });
const figure = new Intl.NumberFormat('tr-TR');

const namedCharacters = 60;
const cut = (name: string, most = namedCharacters): string =>
  name.length > most ? `${name.slice(0, most)}…` : name;

/** The first names of a list, each no longer than a line, and the number of further ones. */
function fewOf(names: readonly string[], what = 'görsel'): string {
  const named = names.filter((name) => name !== '').slice(0, 3);
  const more = names.length - named.length;
  if (named.length === 0) return `${more} ${what}`;
  return list.format([...named.map((name) => cut(name)), ...(more > 0 ? [`${more} ${what} daha`] : [])]);
}

/** "de" or "da", depending on the last vowel of the preceding word. */
const tooAfter = (name: string): string =>
  /[aıou]/.test((name.toLocaleLowerCase('tr').match(/[aeıioöuü]/g) ?? []).at(-1) ?? '') ? 'da' : 'de';

/** Each distinct reason once, as sentences. */
const reasonsOf = (refused: readonly { why: string | undefined }[]): string[] =>
  [...new Set(refused.flatMap(({ why }) => why ?? []))].map((why) => (/[.!?]$/.test(why) ? why : `${why}.`));

/** The texts of the panel's forms and settings, in Turkish. */
export const adminFormsText = {
  sending: {
    share: 'Paylaş',
    byWhatsApp: 'WhatsApp ile gönder',
    shareFailed: 'Paylaşılamadı. Bağlantıyı kopyalayıp kendiniz gönderin.',
  },
  optional: '(isteğe bağlı)',
  edit: 'Düzenle',
  preview: 'Önizleme',
  view: 'Görünüm',
  cancel: 'Vazgeç',
  tryAgain: 'Yeniden dene',
  counter: (length: number, most: number) => `${length} / ${most}`,

  placeGone: 'Bu arada liste değiştiği için o sıra artık yok. Liste şimdi güncel sırasıyla görünüyor.',

  /** After switching entries: how many changed. */
  switched: {
    some: (done: number, failed: number) =>
      `${figure.format(done)} kayıt değiştirildi, ${figure.format(failed)} kayıt değiştirilemedi`,
    visible: (number: number) =>
      number === 0 ? 'Hepsi zaten yayında' : `${figure.format(number)} kayıt yayına alındı`,
    hidden: (number: number) =>
      number === 0 ? 'Hepsi zaten gizli' : `${figure.format(number)} kayıt gizlendi`,
  },

  saveBar: {
    unsaved: 'Kaydedilmemiş değişiklikler var',
    saved: 'Tüm değişiklikler kaydedildi',
    untouched: 'Henüz bir şey yazılmadı',
    saving: 'Kaydediliyor…',
    discard: 'Geri al',
    fields: (names: readonly string[]) => list.format(names),
  },

  livePreview: {
    title: 'Canlı önizleme',
    whileTyping: 'siz yazdıkça güncellenir',
    onlyYou: 'yalnızca siz görürsünüz',
    size: 'Önizleme boyutu',
    pages: 'Önizlenen sayfa',
    phone: 'Telefon',
    desktop: 'Masaüstü',
  },

  errors: {
    several: 'Lütfen işaretli alanları düzeltin',
    empty: (field: string) => `${field} boş bırakılamaz`,
  },

  saving: {
    failedDetail: 'Yazdıklarınız duruyor.',
    gone: 'Bu kayıt siz yazarken silindi.',
    goneDetail: 'Yazdıklarınız duruyor: kaydı çöp kutusundan geri getirin, sonra burada yeniden kaydedin.',
    openTrash: 'Çöp kutusunu aç',
    lostDetail:
      'Bağlantı koptu. Yazdıklarınız ve seçtikleriniz burada duruyor: yeniden kaydedin, hiçbir şey iki kez kaydedilmez.',
    lostReason: 'Bağlantı koptu.',
    unknownReason: 'Sunucu dosyayı alamadı.',
    /** Why one of several files was not uploaded. */
    reasonOf: (name: string, why: string) => `${name}: ${why}`,
    picturesFailed: (count: number) => `Kayıt tamam, ama ${count} görsel yüklenemedi.`,
    picturesWait: 'Seçtikleriniz duruyor. Yeniden denemek için kaydedin; vazgeçtiyseniz görselleri kaldırın.',
    openPage: 'Sayfayı aç',
    tryPicture: 'Yüklemeyi yeniden dene',
    pictureCancelled: 'Yükleme iptal edildi.',
    pictureWaits: 'Seçiminiz duruyor. Yeniden denemek için kaydedin.',
    pdfFailed: 'Kayıt tamam, ama PDF yüklenemedi.',
    pdfWaits: 'PDF hâlâ seçili. Yeniden denemek için kaydedin.',
  },

  status: {
    label: 'Durum',
    active: 'Sitede görünsün',
  },

  leave: {
    question: 'Kaydetmeden çıkılsın mı?',
    detail: 'Burada yaptığınız değişiklikler henüz sitede değil. Çıkarsanız kaybolur.',
    save: 'Kaydet ve çık',
    leave: 'Kaydetmeden çık',
    stay: 'Sayfada kal',
  },

  discard: {
    question: 'Değişiklikler geri alınsın mı?',
    detail: (fields: string) => `Şunlar eski hâline döner: ${fields}.`,
    confirm: 'Değişiklikleri geri al',
  },

  draft: {
    title: 'Kaydedilmemiş bir taslağınız var',
    /** The names of chosen files, which the browser could not store. */
    detail: (when: string, files: readonly string[]) =>
      `Son değişiklik: ${when}. Yeniden seçilecekler: ${fewOf(files, 'dosya')}.`,
    typed: (when: string) => `Son değişiklik: ${when}.`,
    /** For a draft from another device: the time of day, or the day. */
    elsewhere: (at: string) => `${at}, başka bir cihazda.`,
    elsewhereWith: (at: string, files: readonly string[]) =>
      `${at}, başka bir cihazda. Yeniden seçilecekler: ${fewOf(files, 'dosya')}.`,
    /** Too many drafts await an answer. */
    full: (count: number) =>
      `Bu formda yanıt bekleyen ${count} taslak var. Birini geri yükleyene ya da silene kadar burada yazdıklarınız yedeklenmez; çıkmadan önce kaydedin.`,
    elsewhereTitle: 'Taslağınız var',
    open: 'Taslağı aç',
    /** Another person who is editing the same item now, or has an earlier draft of it. */
    others: (name: string, when: string | undefined) =>
      when === undefined
        ? `${name} ${tooAfter(name)} düzenliyor.`
        : `${name} kişisinin de kaydedilmemiş bir taslağı var. Son değişiklik: ${when}.`,
    restore: 'Taslağı geri yükle',
    drop: 'Taslağı sil',
    /** Acknowledges a draft of chosen files alone. */
    seen: 'Tamam',
  },

  pdf: {
    name: 'PDF dosyası',
    drop: 'PDF dosyasını buraya bırakın ya da',
    choose: 'PDF seçin',
    allowed: 'PDF, en çok 15 MB',
    wrongType: 'PDF türünde bir dosya seçin.',
    /** Opens the stored file in a new tab. */
    open: 'PDF’yi aç',
  },

  picture: {
    drop: 'Görseli buraya bırakın ya da',
    choose: 'Dosya seçin',
    replace: 'Değiştir',
    remove: 'Kaldır',
    cancel: 'Yüklemeyi iptal et',
    allowed: 'JPEG, PNG, WebP, AVIF ya da GIF, en çok 15 MB',
    uploading: (name: string) => `Yükleniyor: ${name}`,
    percent: (share: number) => `%${Math.round(share * 100)}`,
    wanted: (size: string) => `${size} piksel ya da daha büyük`,
    wrongType: 'JPEG, PNG, WebP, AVIF ya da GIF türünde bir görsel seçin.',
    heic: 'Bu HEIC görseli açılamadı. Görseli JPEG olarak kaydedip yeniden seçin; iPhone’da Ayarlar, Kamera, Biçimler altında “En Uyumlu” seçeneği bunu kendiliğinden yapar.',
    tooLarge: 'Bu dosya çok büyük. En çok 15 MB olabilir.',
    unreadable:
      'Bu dosya görsel olarak okunamıyor, bozuk olabilir. Açılabilen bir JPEG, PNG, WebP, AVIF ya da GIF seçin.',
    cutOff: 'Bu görsel yarım kalmış, dosyanın sonu eksik. Aslını yeniden alıp seçin.',
    tooSmall: 'Bu görsel sitedeki yerinden küçük, bulanık görünecek.',
    small: {
      question: (count: number) =>
        count === 1 ? 'Küçük kalan görsel kullanılsın mı?' : `Küçük kalan ${count} görsel kullanılsın mı?`,
      detail: (size: string, pictures: readonly string[]) =>
        `Sitedeki yer ${size} piksel; ${pictures.length === 1 ? 'bu görsel' : 'şunlar'} bulanık görünecek: ${fewOf(pictures)}.`,
      one: (name: string, width: number, height: number) => `${cut(name, 40)} (${width} × ${height})`,
      use: 'Yine de kullan',
      leaveOut: 'Kullanma',
    },
    stored: 'Şu anki görsel',
    megabytes: (size: string) => `${size} MB`,
    kilobytes: (size: string) => `${size} KB`,
  },

  richText: {
    toolbar: 'Metin biçimi',
    heading: 'Başlık',
    smallHeading: 'Küçük başlık',
    bold: 'Kalın',
    italic: 'İtalik',
    underline: 'Altı çizili',
    bulletList: 'Madde işaretli liste',
    numberedList: 'Numaralı liste',
    quote: 'Alıntı',
    link: 'Bağlantı',
    undo: 'Geri al',
    redo: 'Yinele',
    linkAddress: 'Bağlantı adresi',
    linkHint: 'Örneğin https://example.com ya da bu sitenin bir sayfası için /iletisim.',
    linkWrong: 'Bu adres bağlantı olarak kullanılamaz.',
    applyLink: 'Bağlantıyı ekle',
    removeLink: 'Bağlantıyı kaldır',
    smallestHeading: 'En küçük başlık',
    strike: 'Üstü çizili',
    subscript: 'Alt simge',
    superscript: 'Üst simge',
    code: 'Kod',
    preformatted: 'Kod bloğu',
    line: 'Ayırıcı çizgi',
    table: 'Tablo',
    picture: 'Görsel',
    storedPicture: 'Kitaplıktan görsel',
    source: 'HTML kaynağı',
    moreTools: 'Diğer',
    tableTools: 'Tablo',
    rowAbove: 'Üste satır ekle',
    rowBelow: 'Alta satır ekle',
    columnBefore: 'Sola sütun ekle',
    columnAfter: 'Sağa sütun ekle',
    deleteRow: 'Satırı sil',
    deleteColumn: 'Sütunu sil',
    headerRow: 'Başlık satırı',
    deleteTable: 'Tabloyu sil',
    pictureAlt: 'Görselde ne var?',
    pictureAltHint: 'Görseli göremeyenlere okunur. Görsel yalnızca süs içinse boş bırakın.',
    pictureWrongType: 'JPEG, PNG, WebP, AVIF ya da GIF türünde bir görsel seçin.',
    pictureTooLarge: 'Bu dosya çok büyük. En çok 15 MB olabilir.',
    pictureTooSmall: 'Bu görsel sitedeki yerinden küçük, bulanık görünecek.',
    pictureFailed: 'Görsel yüklenemedi. Lütfen yeniden deneyin.',
    pictureUploading: 'Görsel yükleniyor',
    insertPicture: 'Görseli ekle',
    pictureCaption: 'Alt yazı',
    pictureCaptionHint: 'Görselin altında gösterilir. Alt yazı istemiyorsanız boş bırakın.',
    pictureSize: 'Görselin boyutu',
    pictureSizes: { normal: 'Normal', wide: 'Geniş', half: 'Yarım' },
    closePicture: 'Tamam',
    removePicture: 'Görseli kaldır',
    cancelPicture: 'Vazgeç',
    video: 'Video',
    videoLink: 'Videonun bağlantısı',
    videoLinkHint: 'YouTube ya da Vimeo’dan, örneğin https://youtu.be/…',
    videoWrong: 'Bu, YouTube ya da Vimeo’daki bir videonun bağlantısı değil.',
    videoTitle: 'Videonun başlığı',
    videoTitleHint: 'Video oynatılana kadar gösterilir; o zamana kadar o siteden hiçbir şey yüklenmez.',
    insertVideo: 'Videoyu ekle',
    changeVideo: 'Videoyu kaydet',
    removeVideo: 'Videoyu kaldır',
    nextPictures: (names: readonly string[]) => `Sırada: ${fewOf(names)}.`,
    untitledVideo: (host: string) => `${host} videosu`,
    removed: (parts: readonly string[]) => `Sitede kullanılamadığı için çıkarıldı: ${list.format(parts)}.`,
    takingPictures: (count: number) => `${count} görsel kaydediliyor…`,
    foreignInSource: (count: number) =>
      `${count} görsel başka bir sitede. HTML’den çıktığınızda buraya kaydedilir.`,
    picturesNotTaken: (pictures: readonly { name: string; why: string | undefined }[]) =>
      [
        `${pictures.length} görsel alınamadı: ${fewOf(pictures.map(({ name }) => name))}.`,
        ...reasonsOf(pictures),
        'Bunları dosya olarak ekleyin.',
      ].join(' '),
    unseenPictures: ({ linked, lost }: { linked: readonly string[]; lost: readonly string[] }) =>
      [
        ...(linked.length > 0
          ? [
              `Sitede yalnızca https:// ile açılan görseller gösterilir. Yerine bağlantı konanlar: ${fewOf(linked)}.`,
            ]
          : []),
        ...(lost.length > 0 ? [`Ziyaretçiler göremeyeceği için çıkarıldı: ${fewOf(lost)}.`] : []),
        'Bu görselleri dosya olarak ekleyin.',
      ].join(' '),
  },

  sharing: sharingText,

  service: {
    ...sharingNames,
    newTitle: 'Yeni hizmet',
    editTitle: 'Hizmeti düzenle',
    untitled: 'Başlıksız hizmet',
    back: 'Hizmetler',
    basics: 'Temel bilgiler',
    pictureGroup: 'Görseller',
    descriptionGroup: 'Açıklama',
    title: 'Başlık',
    subtitle: 'Alt başlık',
    path: 'Adres',
    pathHint: 'Sayfanın sitedeki adresi. Siz değiştirene kadar başlığa göre yazılır.',
    pathHintStored: 'Sayfanın sitedeki adresi. Değiştirirseniz eski adres yenisine yönlendirilir.',
    icon: 'Simge',
    noIcon: 'Simge yok',
    shortDescription: 'Kısa açıklama',
    shortDescriptionHint: 'Hizmet kartlarında ve başlığın altında görünür.',
    description: 'Açıklama',
    steps: 'İşin adımları',
    stepPairs: {
      key: 'Adım',
      keyExample: 'Örneğin “Yerinde keşif”',
      value: 'Bu adımda ne yapılır?',
      add: 'Adım ekle',
      up: (name: string) => `Yukarı taşı: ${name}`,
      down: (name: string) => `Aşağı taşı: ${name}`,
      edit: (name: string) => `Düzenle: ${name}`,
      remove: (name: string) => `Kaldır: ${name}`,
      empty: 'Henüz adım yok. Adımlar sayfada açıklamanın altında numaralı bir liste olarak görünür.',
      both: 'Adımın hem adını hem açıklamasını doldurun.',
    },
    faq: 'Sık sorulan sorular',
    questionPairs: {
      key: 'Soru',
      keyExample: 'Örneğin “Ne kadar sürer?”',
      value: 'Yanıt',
      add: 'Soru ekle',
      up: (name: string) => `Yukarı taşı: ${name}`,
      down: (name: string) => `Aşağı taşı: ${name}`,
      edit: (name: string) => `Düzenle: ${name}`,
      remove: (name: string) => `Kaldır: ${name}`,
      empty: 'Henüz soru yok. Ziyaretçiler yanıtları sayfada açıp okur, arama motorları da onları tanır.',
      both: 'Hem soruyu hem yanıtı doldurun.',
    },
    picture: 'Görsel',
    pictureSize: '1600 × 1000',
    save: 'Kaydet',
    saved: 'Hizmet kaydedildi',
    openPage: 'Sayfayı aç',
    loadFailed: 'Hizmet yüklenemedi. Lütfen yeniden deneyin.',
    backToList: 'Hizmetlere dön',
    loading: 'Yükleniyor…',
    saveFailed: 'Hizmet kaydedilemedi. Lütfen yeniden deneyin.',
    pictureFailed: 'Hizmet kaydedildi ama görsel yüklenemedi.',
    conflict: 'Bu hizmet bu arada değişti',
    previewTitle: 'Hizmetin sitedeki sayfasının önizlemesi',
  },

  conflict: {
    detail: 'Siz açtıktan sonra başka bir yerden kaydedildi. Hem burada hem orada değişenler:',
    yours: 'Sizinki',
    theirs: 'Bu arada kaydedilen',
    keepMine: 'Benimkini kaydet',
    takeTheirs: 'Kaydedileni al',
    later: 'Sonra karar ver',
    onlyPictures:
      'Siz açtıktan sonra başka bir yerden kaydedildi. Aynı alanlar değişmemiş; kaydederseniz görsellerde yaptığınız değişiklikler de kaydedilir.',
  },

  settings: {
    tabs: 'Site ayarları',
    loadFailed: 'Ayarlar yüklenemedi. Lütfen yeniden deneyin.',
    loading: 'Yükleniyor…',
  },

  theme: {
    heading: 'Tema renkleri',
    lede: 'Sekiz renk bütün siteyi oluşturur. Üstlerindeki yazının rengi, okunaklı kalması için sizin yerinize seçilir. Ziyaretçiler değişikliği siz kaydedince görür.',
    reset: 'Varsayılana dön',
    startFrom: 'Hazır renkler',
    startFromColor: 'Bir renkten başla',
    previewTitle: 'Ana sayfanın önizlemesi',
    save: 'Kaydet',
    applied: 'Tema renkleri uygulandı',
    saveFailed: 'Tema renkleri sunucuya kaydedilemedi. Lütfen yeniden deneyin.',
    resetFailed: 'Tema sunucuda sıfırlanamadı; yalnızca bu tarayıcıda sıfırlandı.',
    resetQuestion: 'Sekiz rengin hepsi varsayılana dönsün mü?',
    resetDetail: 'Varsayılan yeşil palet hemen kaydedilir ve ziyaretçiler onu görür.',
    resetConfirm: 'Varsayılana dön',
    wrongColors: 'Bazı renk kodları eksik',
    wrongCode: '#8FAA7A ya da #8A7 gibi bir kod yazın.',
    pick: (name: string) => `Renk seç: ${name}`,
    code: (name: string) => `Renk kodu: ${name}`,
    ratio: (ratio: string) => `${ratio}:1`,
    darkTextNote: (ratio: string) =>
      `Ana renk üstünde beyaz yazının kontrastı yalnızca ${ratio}:1 olurdu; bu yüzden düğmelerde yazı koyu. Herkesin okuyabilmesi için en az 4,5:1 gerekir.`,
    clearNote:
      'Herkesin okuyabilmesi için en az 4,5:1 gerekir; renklerinizin üstündeki her yazı buna ulaşır, ulaşmayan sizin yerinize düzeltilir.',
    sample: 'Aa',
    verdicts: {
      darkText: 'Koyu yazı',
      whiteText: 'Beyaz yazı',
      veryClear: 'Çok okunaklı',
      clear: 'Okunaklı',
      corrected: 'Düzeltildi',
      lightened: 'Açıldı',
      linesOnly: 'Yalnızca çizgi',
      notAColor: 'Renk değil',
    },
    verdictMeanings: {
      darkText: 'Bu rengin üstünde yazı koyu',
      whiteText: 'Bu rengin üstünde yazı beyaz',
      veryClear: 'Herkes okuyabilir',
      clear: 'Kolay okunur',
      corrected: 'Bu hâliyle soluk kalır; sitede yazılar için daha güçlü bir tonu kullanılır',
      lightened: 'Zemin için fazla koyu; sitede daha açık bir tonu kullanılır',
      linesOnly: 'Üstünde yazı olmaz',
    },
    colors: {
      primaryColor: { name: 'Ana renk', use: 'Ana düğme, öne çıkan çağrılar' },
      secondaryColor: { name: 'İkinci renk', use: 'Öteki düğmeler, bağlantılar, işaretli kayıtlar' },
      accentColor: { name: 'Vurgu', use: 'Koyu zemin üstünde küçük yazılar' },
      bgLightSage: { name: 'Yumuşak zemin', use: 'Sayfa ve her ikinci bölüm' },
      borderColor: { name: 'Çizgiler', use: 'İnce çizgiler ve çerçeveler' },
      greyColor: { name: 'Sönük yazı', use: 'Tarihler, alt yazılar, küçük notlar' },
      blackColor: { name: 'Yazı', use: 'Başlıklar, metin, koyu bölümler' },
      whiteColor: { name: 'Kâğıt', use: 'Form alanları; sayfayı aydınlatır' },
    },
    quickColors: {
      sage: 'Adaçayı',
      green: 'Yeşil',
      blue: 'Mavi',
      purple: 'Mor',
      orange: 'Turuncu',
      red: 'Kırmızı',
    },
  },
} as const satisfies Others & { readonly service: FieldWords<typeof serviceKind> & Others };
