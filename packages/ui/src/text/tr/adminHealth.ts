/** The texts of the panel's health page, in Turkish. */
export const adminHealthText = {
  title: 'Sağlık',
  intro: (version: string) => `Sitenizin durumu ve düzeltebilecekleriniz. Sürüm ${version}.`,
  checks: 'Kontroller',
  loading: 'Siteniz gözden geçiriliyor…',
  loadFailed: 'Sağlık sayfası yüklenemedi. Lütfen yeniden deneyin.',
  allWell: 'Her şey yolunda',
  allWellDetail: 'Düzeltmeniz gereken bir şey yok.',
  toMend: (count: number) => `${count} konu ilginizi bekliyor`,
  toMendDetail: 'Önce acil olanlar. Her satırdaki bağlantı, düzelteceğiniz yeri açar.',
  tones: { bad: 'Acil', warn: 'Düzeltilebilir', neutral: 'Bilgi', good: 'Yolunda' },
  showMore: (count: number) => `${count} tane daha göster`,
  more: (count: number) => `ve ${count} tane daha`,
  partly: 'Çok metin olduğu için yalnızca ilk bölümüne bakıldı.',
  untitled: 'Adsız',
  /** Problems of the server itself, on the dashboard. */
  server: {
    title: 'Sunucuda ilgilenilmesi gereken bir şey var',
    words: {
      'proxy-not-announced':
        'İstekler, sunucuya bildirilmemiş bir vekil sunucudan (proxy) geliyor; bütün ziyaretçiler tek bir adresten gelmiş gibi görünüyor. Sunucuyla ilgilenen kişi PUBLIC_URL ayarına ziyaretçilerin kullandığı https adresini yazmalı ya da TRUSTED_PROXIES=private ayarını verip sunucuyu yeniden başlatmalı.',
      'proxy-hides-visitors':
        'Öndeki vekil sunucu (proxy) X-Forwarded-For başlığını iletmiyor; bütün ziyaretçiler tek bir adresten gelmiş gibi görünüyor. Sunucuyla ilgilenen kişi bu başlığı açmalı.',
      dataFolder: 'Veri klasörü yerinde değil ya da yazılamıyor. Sunucuyla ilgilenen kişi hemen bakmalı.',
      store:
        'Veritabanı yanıt vermiyor ya da dosyasına bir şey olmuş; değişiklikler kaydedilemez. Ayrıntısı sunucunun günlüğünde.',
      storage: 'Görsellerin saklandığı yere ulaşılamıyor ya da oraya yazılamıyor.',
      disk: 'Disk dolu: yer açılana kadar hiçbir şey kaydedilemez.',
      backup: 'Son gecelik yedek iki günden eski ya da hiç yok.',
    },
  },

  backup: {
    title: 'Yedek',
    good: (when: string) => `Son yedek: ${when}.`,
    late: (when: string) =>
      `Son yedek iki günden eski: ${when}. Sunucuyla ilgilenen kişi yedeklerin neden alınamadığına bakmalı.`,
    lateNone:
      'Her gece yedek alınması gerekiyor ama iki gündür hiç alınamadı. Sunucuyla ilgilenen kişi bakmalı.',
    notYet: 'Yedek her gece alınacak; ilki henüz alınmadı.',
    none: 'Sunucu her gece yedek almıyor. Sunucuyla ilgilenen kişi BACKUP_DIR ayarıyla bunu açabilir.',
  },
  disk: {
    title: 'Disk alanı',
    good: (free: string, size: string) => `${size} diskte ${free} boş yer var.`,
    low: (free: string, size: string) =>
      `${size} diskte yalnızca ${free} boş yer kaldı. Dolarsa yeni görsel ve mesajlar kaydedilemez.`,
    full: (free: string) =>
      `Disk dolu: ${free} kaldı. Sunucuyla ilgilenen kişi yer açana kadar kayıt yapılamaz.`,
    unknown: 'Diskteki boş yer öğrenilemedi.',
  },
  mail: {
    title: 'E-posta',
    good: 'Gelen mesajlar e-posta ile de iletiliyor.',
    notSet:
      'E-posta ayarlı değil: gelen mesajları yalnızca panelde görürsünüz, şifresini unutan da e-posta alamaz.',
    noReader: 'E-posta gönderilebiliyor ama gelen mesajların kime iletileceği yazılmamış.',
    link: 'E-posta ayarlarını aç',
  },
  facts: {
    title: 'Firma bilgileri',
    good: 'Ad, telefon, e-posta, adres ve logo yerinde.',
    missing: (names: string) => `Henüz yazılmamış: ${names}.`,
    names: {
      companyName: 'firma adı',
      phone: 'telefon',
      email: 'e-posta',
      address: 'adres',
      logo: 'firma logosu',
    },
    link: 'Bilgileri tamamla',
  },
  phones: {
    title: 'Telefon numaraları',
    good: 'Numaralar telefonda dokununca aranabiliyor.',
    bad: 'Bu numaralar dokununca aranamıyor. Alan koduyla yazın: 0212 555 01 40.',
    main: 'Telefon',
  },
  /** An entry's pictures, after its title. */
  pictures: (count: number) => `${count} görsel`,
  descriptions: {
    title: 'Görsel açıklamaları',
    good: 'Ziyaretçilerin gördüğü her görselin açıklaması var.',
    bad: (count: number) =>
      `${count} görselin açıklaması yok. Görme engelli ziyaretçilere ve arama motorlarına ne gösterdiğini bir cümleyle anlatın.`,
  },
  smallPictures: {
    title: 'Küçük görseller',
    good: 'Görseller gösterildikleri yer için yeterince büyük.',
    bad: (count: number) => `${count} görsel gösterildiği yere göre küçük; bulanık görünebilir.`,
  },
  deadLinks: {
    title: 'Kırık bağlantılar',
    good: 'Site içindeki bağlantıların hepsi bir sayfaya gidiyor.',
    bad: (count: number) => `${count} bağlantı, sitede olmayan bir sayfaya gidiyor.`,
  },
  outsideLinks: {
    title: 'Başka sitelere giden bağlantılar',
    unasked: 'Yazılarınızdaki bağlantıların açılıp açılmadığını o sitelere sorarak öğrenebilirsiniz.',
    good: 'Başka sitelere giden bağlantıların hepsi açılıyor.',
    bad: (count: number) => `${count} bağlantı açılmıyor: sayfa kaldırılmış ya da site yanıt vermiyor.`,
    ask: 'Başka sitelere sor',
    askAgain: 'Yeniden sor',
    asking: 'Soruluyor…',
    failed: 'Sorulamadı. Lütfen yeniden deneyin.',
    partly: 'Bağlantıların yalnızca bir bölümüne bakılabildi.',
  },
  emptyParts: {
    title: 'Boş bölümler',
    good: 'Sitenin her bölümünde gösterecek bir şey var.',
    bad: 'Bu bölümler boş olduğu için menüde görünmüyor:',
    names: {
      about: 'Hakkımızda',
      team: 'Ekibimiz',
      services: 'Hizmetlerimiz',
      projects: 'Projelerimiz',
      photos: 'Foto galeri',
      videos: 'Video galeri',
      posts: 'Blog',
      privacy: 'Aydınlatma metni',
    },
  },
  colors: {
    title: 'Renkler',
    good: 'Yazılar seçtiğiniz renklerde rahat okunuyor.',
    bad: 'Bu renkler yazı ya da zemin için uygun değil; sitede okunaklı bir tonları kullanılıyor:',
    link: 'Renkleri aç',
  },
  longTitles: {
    title: 'Arama sonuçlarındaki başlıklar',
    good: 'Başlıklar arama sonuçlarına sığıyor.',
    bad: (count: number, most: number) =>
      `${count} başlık ${most} karakterden uzun; arama sonuçlarında sonu görünmez. Düzenleme ekranındaki “Arama ve paylaşım” bölümüne kısasını yazabilirsiniz.`,
    characters: (count: string) => `${count} karakter`,
  },
} as const;
