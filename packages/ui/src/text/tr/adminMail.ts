import { limits } from '@vitrin/contract/limits';

const minutes = limits.passwordLinkMs / 60_000;

/** The texts of the panel about mail and forgotten passwords, in Turkish. */
export const adminMailText = {
  lede: 'Ziyaretçilerin yazdıkları panele gelir; buradan seçtiğiniz adreslere aynı anda e-posta olarak da gönderilir.',
  loadFailed: 'E-posta ayarları yüklenemedi. Lütfen yeniden deneyin.',

  recipientsTitle: 'Kime gönderilsin',
  recipients: 'Mesajları alacak adresler',
  recipientsHint: 'Her satıra bir adres yazın. Boş bırakırsanız mesajlar yalnızca panelde görünür.',
  digest: 'Okunmamış mesajların özetini her sabah gönder',
  digestHint: 'Sabah 8’den sonra, okunmamış mesaj varsa gönderilir.',

  serverTitle: 'E-posta sunucusu',
  fromEnvironment: 'E-posta sunucusu, sitenin çalıştığı makinede ayarlanmış',
  fromEnvironmentDetail:
    'SMTP_URL değişkeni bu sayfadaki ayarların yerine geçer. Değiştirmek için siteyi kuran kişiye başvurun.',
  host: 'Sunucu',
  hostHint: 'E-posta hizmetinizin giden posta (SMTP) sunucusu; örneğin mail.firma.com.',
  port: 'Port',
  security: 'Güvenlik',
  securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'Yok' },
  securityHint: 'TLS genellikle 465, STARTTLS 587 portunu kullanır.',
  noSecurityHint:
    'Şifre ve mesajlar yolda okunabilir. Yalnızca sitenin kendi makinesindeki bir sunucu için seçin.',
  user: 'Kullanıcı adı',
  password: 'Şifre',
  passwordStored: 'Kayıtlı şifre gösterilmez. Değiştirmeyecekseniz boş bırakın.',
  passwordNew: 'Kaydettikten sonra bir daha gösterilmez.',
  sender: 'Gönderen adresi',
  senderHint: 'E-postalar bu adresten gelir. Boş bırakırsanız kullanıcı adı kullanılır.',

  noLinks: 'Sitenin adresi sunucuda ayarlı değil',
  noLinksDetail:
    'PUBLIC_URL değişkeni ayarlanana kadar e-postalarda bağlantı olmaz ve unutulan şifreler e-posta ile yenilenemez.',

  testTitle: 'Deneme',
  testTo: 'Deneme adresi',
  test: 'Deneme e-postası gönder',
  testUnsaved: 'Deneme, kayıtlı ayarlarla gönderilir. Önce değişiklikleri kaydedin.',
  testNeedsAddress: 'Denemenin gideceği adresi yazın.',
  tested: (address: string) => `Sunucu e-postayı aldı. ${address} adresinin gelen kutusuna bakın.`,
  testFailed: 'Deneme e-postası gönderilemedi',
  testUnknown: 'Sunucuya ulaşılamadı. Lütfen yeniden deneyin.',

  waiting: (letters: number) => `${letters} e-posta gönderilmeyi bekliyor.`,
  failed: (letters: number) =>
    `${letters} e-posta gönderilemedi. Mesajlar sayfasında, ilgili mesajın altında belirtilir.`,

  /** Why an e-mail could not be sent, and what to do. */
  faults: {
    notSet: 'E-posta sunucusu ya da gönderen adresi ayarlı değil.',
    hostNotFound: 'E-posta sunucusu bulunamadı. Sunucu adının doğru yazıldığını kontrol edin.',
    refused: 'E-posta sunucusu bağlantıyı kabul etmedi. Sunucu adını ve portu kontrol edin.',
    timeout:
      'E-posta sunucusu zamanında yanıt vermedi. Port ile güvenlik seçiminin birbirine uyduğunu kontrol edin.',
    tls: 'E-posta sunucusuyla güvenli bağlantı kurulamadı. Güvenlik seçimini, portu ve sunucunun sertifikasını kontrol edin.',
    credentials: 'E-posta sunucusu kullanıcı adını ya da şifreyi kabul etmedi. İkisini de yeniden yazın.',
    sender: 'E-posta sunucusu gönderen adresini kabul etmedi. Bu hesaba ait bir adres yazın.',
    recipient: 'E-posta sunucusu alıcı adresini kabul etmedi. Adresi kontrol edin.',
    rejected: 'E-posta sunucusu e-postayı kabul etmedi. Hesabınızın gönderme sınırını kontrol edin.',
    broken: 'Bağlantı yarıda kesildi. Biraz sonra yeniden deneyin.',
  },

  /** Below a message of the inbox. */
  message: {
    sent: 'E-posta ile gönderildi',
    queued: 'E-posta ile gönderilmeyi bekliyor',
    queuedAfter: 'E-posta henüz gönderilemedi, yeniden denenecek',
    failed: 'E-posta ile gönderilemedi',
    again: 'Yeniden gönder',
    againFailed: 'Yeniden gönderilemedi. Lütfen yeniden deneyin.',
  },

  /** The page for requesting a link for a new password. */
  forgotten: {
    title: 'Şifremi unuttum',
    lede: 'Hesabınızın e-posta adresini yazın; yeni şifre belirlemeniz için bir bağlantı gönderelim.',
    email: 'E-posta',
    missing: 'Lütfen e-posta adresinizi yazın',
    send: 'Bağlantı gönder',
    sentTitle: 'E-postanıza bakın',
    sent: `Bu adrese ait bir hesap varsa ${minutes} dakika geçerli bir bağlantı gönderdik. Gelmediyse istenmeyen postalara da bakın.`,
    failed: 'Bağlantı istenemedi. Lütfen yeniden deneyin.',
    operatorTitle: 'Bu sitede şifre e-posta ile yenilenmiyor',
    operator: 'Siteyi kuran kişi, sunucuda şu komutla size yeni bir şifre verebilir:',
    loading: 'Yükleniyor…',
    back: 'Giriş sayfasına dön',
  },

  /** The page opened by such a link. */
  renewed: {
    title: 'Yeni şifre belirleyin',
    lede: 'Kaydettiğinizde açık olan bütün oturumlar kapanır.',
    save: 'Şifreyi kaydet',
    failed: 'Şifre kaydedilemedi. Lütfen yeniden deneyin.',
    lost: 'Yanıt alınamadı; şifreniz değişmiş olabilir. Önce yeni şifreyle giriş yapmayı deneyin.',
    doneTitle: 'Şifreniz değişti',
    done: 'Yeni şifrenizle giriş yapabilirsiniz.',
    toLogin: 'Giriş yap',
    deadTitle: 'Bu bağlantı artık geçerli değil',
    dead: `Bağlantı bir kez kullanılabilir ve ${minutes} dakika geçerlidir.`,
    another: 'Yeni bağlantı iste',
  },
  confirmed: {
    title: 'E-posta adresinizi onaylayın',
    lede: 'Onayladığınızda panele bundan sonra bu adresle giriş yaparsınız.',
    confirm: 'Adresi onayla',
    failed: 'Adres onaylanamadı. Lütfen yeniden deneyin.',
    done: 'Adresiniz onaylandı. Panele artık bu adresle giriş yaparsınız.',
    toPanel: 'Panele git',
    deadTitle: 'Bu bağlantı artık geçerli değil',
    dead: 'Bağlantı bir kez kullanılabilir ve bir gün geçerlidir. Yenisi için adresi profilinize yeniden yazın.',
    taken: 'Bu adresle artık başka biri giriş yapıyor.',
  },
} as const;
