import { sizeInWords } from './sizeInWords.ts';

/** The words that several pages share, those of the pages about the company, its team and privacy, and of failures. */
export const sitePagesText = {
  /** Ways to pass a page on. */
  share: {
    label: 'Paylaş',
    whatsApp: 'WhatsApp ile gönder',
    linkedin: 'LinkedIn’de paylaş',
    facebook: 'Facebook’ta paylaş',
    mail: 'E-posta ile gönder',
  },
  /** The home page's sections below its first view, and what stands there while its data is missing. */
  home: {
    about: 'Hakkımızda',
    aboutDefault: 'Kim olduğumuzu, nasıl çalıştığımızı ve neye önem verdiğimizi bu sayfada anlatıyoruz.',
    readOn: 'Devamını Oku',
    reasons: 'Neden Biz?',
    team: 'Ekibimiz',
    allTeam: 'Tüm ekip',
    projects: 'Projelerimiz',
    allProjects: 'Tüm projeler',
    posts: 'Son Yazılar',
    allPosts: 'Tüm yazılar',
    loading: 'Sayfa yükleniyor…',
    failed: 'Site verileri yüklenemedi',
    failedHint: 'Bağlantınızı kontrol edip yeniden deneyebilirsiniz.',
    failedDetail: 'Failed to load site data. Please refresh the page.',
  },
  services: {
    title: 'Hizmetlerimiz',
    subtitle: 'Her biri tek başına ya da birlikte, baştan sona aynı özenle.',
    loading: 'Hizmetler yükleniyor…',
    failed: 'Hizmetler yüklenemedi',
    failedHint: 'Sunucudan yanıt alınamadı. Biraz sonra yeniden deneyebilirsiniz.',
    empty: 'Henüz hizmet bulunamadı.',
    emptyHint: 'Hizmetlerimizi buraya taşıyoruz. Bu sırada sorularınızı bize yazabilirsiniz.',
  },
  service: {
    loading: 'Hizmet yükleniyor…',
    failed: 'Hizmet detayları yüklenemedi',
    failedHint: 'Sayfayı yeniden açabilir ya da öteki hizmetlerimize bakabilirsiniz.',
    breadcrumb: 'Sayfa yolu',
    projects: 'Bu hizmetle yaptıklarımız',
    allProjects: 'Bu hizmetin tüm projeleri',
    parent: 'Hizmetler',
    others: 'Hizmetlerimiz',
  },
  notFound: {
    code: '404',
    title: 'Bu sayfa bulunamadı',
    hint: 'Aradığınız sayfa taşınmış, adı değişmiş ya da kaldırılmış olabilir. Buradan devam edebilirsiniz.',
  },
  error: {
    code: '500',
    title: 'Bir şeyler ters gitti',
    hint: 'Sayfa şu anda gösterilemiyor. Yeniden deneyebilir ya da ana sayfadan devam edebilirsiniz.',
  },
  /** While the server's data cannot be read. */
  unavailable: {
    code: '503',
    title: 'Site şu anda yanıt veremiyor',
    hint: 'Bilgilere şu anda ulaşılamıyor. Biraz sonra yeniden deneyebilir ya da ana sayfadan devam edebilirsiniz.',
  },
  /** The home page of a site without content. */
  soon: {
    when: 'Yakında',
    title: 'Web sitemiz hazırlanıyor',
    lead: 'Çok yakında burada olacağız.',
    reach: 'O zamana kadar bize doğrudan ulaşabilirsiniz.',
  },
  proof: {
    references: 'Birlikte çalıştıklarımız',
    voices: 'Müşterilerimiz ne diyor?',
    aboutProject: 'İlgili proje:',
    certificates: 'Belgeler ve ödüller',
    enlarge: (title: string) => `${title}, büyüt`,
    openPdf: (title: string, bytes: number) => `${title}, PDF (${sizeInWords(bytes)})`,
    pdfNote: (bytes: number) => `PDF, ${sizeInWords(bytes)}`,
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
