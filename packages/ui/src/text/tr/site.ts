/**
 * The words of what every page has around it, and of the home page's first view: a first visit loads no others. Texts of
 * the company itself come from its data.
 */
export const siteText = {
  action: {
    quote: 'Teklif Al',
    /** The initial text of a chat. */
    greeting: 'Merhaba, teklif almak istiyorum.',
    greetingAbout: (title: string) => `Merhaba, “${title}” için teklif almak istiyorum.`,
    retry: 'Tekrar Dene',
    allServices: 'Tüm hizmetler',
  },
  frame: {
    skip: 'İçeriğe geç',
    homeLink: (company: string) => `${company}, ana sayfa`,
    mainMenu: 'Ana menü',
    search: 'Sitede ara',
    sheet: 'Menü',
    openMenu: 'Menüyü aç',
    closeMenu: 'Menüyü kapat',
    quickMenu: 'Hızlı menü',
    social: 'Sosyal medya',
    shortcuts: 'Kısayollar',
    whatsApp: 'WhatsApp ile yazın',
    call: 'Arayın',
    /** The bar on phones. */
    barCall: 'Ara',
    barWhatsApp: 'WhatsApp',
    toTop: 'Başa dön',
    /** "A.Ş." ends with its own full stop. */
    copyright: (year: number, company: string) =>
      `© ${year} ${company.replace(/\.$/, '')}. Tüm hakları saklıdır.`,
    privacy: 'Aydınlatma Metni',
    callTitle: 'Bir fikir, bir plan ya\u00a0da yalnızca bir soru. Buradan başlayalım.',
  },
  menu: {
    home: 'Ana Sayfa',
    company: 'Kurumsal',
    about: 'Hakkımızda',
    team: 'Ekibimiz',
    services: 'Hizmetler',
    projects: 'Projeler',
    media: 'Multimedya',
    photos: 'Foto Galeri',
    videos: 'Video Galeri',
    blog: 'Blog',
    contact: 'İletişim',
    search: 'Arama',
  },
  social: {
    facebook: 'Facebook',
    twitter: 'X (Twitter)',
    instagram: 'Instagram',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
  },
  home: {
    title: 'Hoş geldiniz',
    products: 'Ürünlerimiz',
    services: 'Hizmetlerimiz',
    figures: 'Rakamlarla',
  },
  banner: {
    label: 'Öne çıkanlar',
    kind: 'slayt gösterisi',
    previous: 'Önceki görsel',
    next: 'Sonraki görsel',
    pause: 'Durdur',
    play: 'Oynat',
    picture: (number: number) => `${number}. görsel`,
    position: (number: number, count: number) => `${count} görselden ${number}. görsel gösteriliyor`,
  },
} as const;
