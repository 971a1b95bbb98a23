import { sizeInWords } from './sizeInWords.ts';

/** The words of the home page's sections and of the pages about the company, its team and privacy. */
export const sitePagesText = {
  home: {
    about: 'Hakkımızda',
    aboutDefault: 'Kim olduğumuzu, nasıl çalıştığımızı ve neye önem verdiğimizi bu sayfada anlatıyoruz.',
    readOn: 'Devamını Oku',
    reasons: 'Neden Biz?',
    services: 'Hizmetlerimiz',
    team: 'Ekibimiz',
    allTeam: 'Tüm ekip',
    projects: 'Projelerimiz',
    allProjects: 'Tüm projeler',
    posts: 'Son Yazılar',
    allPosts: 'Tüm yazılar',
  },
  /** The home page before there is anything to show. */
  soon: {
    when: 'Yakında',
    title: 'Web sitemiz hazırlanıyor',
    lead: 'Web sitemizi hazırlıyoruz; çok yakında burada olacağız. O zamana kadar bize doğrudan ulaşabilirsiniz.',
  },
  proof: {
    figures: 'Rakamlarla',
    references: 'Birlikte çalıştıklarımız',
    voices: 'Müşterilerimiz ne diyor?',
    certificates: 'Belgeler ve ödüller',
    enlarge: (title: string) => `${title}, büyüt`,
    openPdf: (title: string, bytes: number) => `${title}, PDF (${sizeInWords(bytes)})`,
    pdfNote: (bytes: number) => `PDF, ${sizeInWords(bytes)}`,
    aboutProject: 'İlgili proje:',
  },
  about: {
    title: 'Hakkımızda',
    loading: 'Sayfa yükleniyor…',
    contact: 'İletişime Geçin',
    reasons: 'Neden Biz?',
    failed: 'Bu sayfa yüklenemedi',
    failedHint: 'Sunucudan yanıt alınamadı. Biraz sonra yeniden deneyebilirsiniz.',
    empty: 'Kendimizi yakında anlatacağız.',
    emptyHint: 'Bu sayfayı hazırlıyoruz. Merak ettiklerinizi bize doğrudan sorabilirsiniz.',
  },
  team: {
    title: 'Ekibimiz',
    loading: 'Ekip yükleniyor…',
    failed: 'Ekip yüklenemedi',
    failedHint: 'Sunucudan yanıt alınamadı. Biraz sonra yeniden deneyebilirsiniz.',
    empty: 'Henüz ekip üyesi bulunamadı.',
    emptyHint: 'Ekibimizi buraya taşıyoruz. Bu sırada bize dilediğinizi sorabilirsiniz.',
    profile: (name: string, network: string) => `${name}, ${network}`,
  },
  privacy: {
    title: 'Aydınlatma Metni',
    loading: 'Metin yükleniyor…',
    failed: 'Metin yüklenemedi',
    failedHint: 'Sunucudan yanıt alınamadı. Biraz sonra yeniden deneyebilirsiniz.',
    empty: 'Bu metin hazırlanıyor.',
    emptyHint: 'Kişisel verileriniz hakkında sormak istediklerinizi bize yazabilirsiniz.',
  },
} as const;
