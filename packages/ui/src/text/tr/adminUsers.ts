import type { Role } from '@vitrin/contract/role';
import { limits } from '@vitrin/contract/limits';

const roles = { owner: 'Sahip', editor: 'Editör', author: 'Yazar' } as const satisfies Record<Role, string>;

/** Every word about who may sign in, and about one's own account, in Turkish. */
export const adminUsersText = {
  roles,
  mayDo: {
    owner: 'Her şeyi yapar: içerik, mesajlar, site ayarları ve kullanıcılar.',
    editor: 'İçeriği ve mesajları yönetir, yazıları yayımlar. Site ayarlarını ve kullanıcıları görmez.',
    author: 'Kendi yazılarını yazar. Yazıları bir editör yayımlar.',
  },
  role: 'Rol',

  title: 'Kullanıcılar',
  intro: 'Panele kimler girebilir, kim ne yapabilir.',
  list: 'Kullanıcılar',
  loading: 'Yükleniyor…',
  loadFailed: 'Kullanıcılar yüklenemedi. Lütfen yeniden deneyin.',
  you: 'Siz',
  lastUse: (when: string) => `Son kullanım: ${when}`,
  neverUsed: 'Henüz giriş yapmadı',
  changeRole: 'Rolü değiştir',
  changeRoleOf: (name: string) => `Rolü değiştir: ${name}`,
  roleTitle: (name: string) => `${name} hangi rolde olsun?`,
  saveRole: 'Kaydet',
  roleSaved: (name: string, role: string) => `${name} artık bu rolde: ${role}`,
  roleFailed: 'Rol değiştirilemedi. Lütfen yeniden deneyin.',
  remove: (name: string) => `${name}: kullanıcıyı çıkar`,
  removeQuestion: 'Bu kullanıcıyı çıkarmak istediğinize emin misiniz?',
  removeDetail: 'Açık oturumları hemen kapanır ve bir daha giriş yapamaz. Yazdıkları sitede kalır.',
  removeOne: 'Kullanıcıyı çıkar',
  removed: (name: string) => `${name} çıkarıldı`,
  removeFailed: 'Kullanıcı çıkarılamadı. Lütfen yeniden deneyin.',

  invite: 'Kullanıcı davet et',
  inviteTitle: 'Kullanıcı davet et',
  inviteDetail: `Davet ettiğiniz kişi, göndereceğiniz bağlantıyla adını ve şifresini kendisi seçer. Bağlantı ${limits.invitationDays} gün geçerlidir ve bir kez kullanılır.`,
  email: 'E-posta',
  emailHint: 'Kişi panele bu adresle giriş yapar.',
  makeLink: 'Davet bağlantısı oluştur',
  inviteFailed: 'Davet oluşturulamadı. Lütfen yeniden deneyin.',
  linkTitle: 'Davet bağlantısı hazır',
  linkDetail: (email: string) =>
    `Bağlantıyı ${email} adresinin sahibine iletin. Yalnızca şimdi gösterilir; kaybolursa yeni bir davet oluşturun.`,
  link: 'Davet bağlantısı',
  copy: 'Bağlantıyı kopyala',
  copied: 'Bağlantı kopyalandı',
  copyFailed: 'Kopyalanamadı. Bağlantıyı seçip kendiniz kopyalayın.',
  byWhatsApp: 'WhatsApp ile gönder',
  byEmail: 'E-postayla gönder',
  newTab: '(yeni sekmede açılır)',
  mailSubject: (site: string) => (site === '' ? 'Panele davetlisiniz' : `${site} paneline davetlisiniz`),
  mailText: (site: string, link: string) =>
    `Merhaba,\n${site === '' ? 'Sitemizin' : `${site} sitesinin`} yönetim paneline davetlisiniz. Adınızı ve şifrenizi buradan seçebilirsiniz (${limits.invitationDays} gün geçerlidir):\n${link}`,
  done: 'Tamam',
  invitations: 'Yanıt bekleyen davetler',
  invitedBy: (name: string) => `Davet eden: ${name}`,
  validUntil: (moment: string) => `Son geçerlilik: ${moment}`,
  revoke: (email: string) => `${email}: daveti geri al`,
  revoked: 'Davet geri alındı',
  revokeFailed: 'Davet geri alınamadı. Lütfen yeniden deneyin.',

  accept: {
    title: 'Davet',
    heading: 'Davetlisiniz',
    purpose: (name: string, role: string) =>
      name === ''
        ? `Bu siteye davet edildiniz. Rolünüz: ${role}.`
        : `${name} sizi davet etti. Rolünüz: ${role}.`,
    email: 'Giriş adresiniz',
    name: 'Ad',
    surname: 'Soyad',
    password: 'Şifre',
    passwordHint: (least: number) => `En az ${least} karakter. Bir cümleyi akılda tutmak kolaydır.`,
    submit: 'Hesabı oluştur ve giriş yap',
    failed: 'Hesap oluşturulamadı. Lütfen yeniden deneyin.',
    loading: 'Davet açılıyor…',
    loadFailed: 'Davet açılamadı. Lütfen yeniden deneyin.',
    goneTitle: 'Bu davet artık geçerli değil',
    gone: 'Kullanılmış, geri alınmış ya da süresi dolmuş. Sizi davet eden kişiden yeni bir bağlantı isteyin.',
    toLogin: 'Giriş sayfasına git',
  },

  profile: {
    heading: 'Ad ve giriş adresi',
    name: 'Ad',
    surname: 'Soyad',
    email: 'E-posta',
    emailHint: 'Panele bu adresle giriş yaparsınız.',
    password: 'Şu anki şifre',
    passwordHint: 'E-posta adresini değiştirmek için gerekir.',
    role: (role: string, mayDo: string) => `Rolünüz: ${role}. ${mayDo}`,
    save: 'Kaydet',
    saved: 'Profiliniz kaydedildi',
    failed: 'Profil kaydedilemedi. Lütfen yeniden deneyin.',
    passwordHeading: 'Şifre',
    passwordLede: 'Şifreniz değişince öteki bütün oturumlarınız kapanır.',
    changePassword: 'Şifre değiştir',
    sessions: 'Açık oturumlar',
    sessionsLede: 'Tanımadığınız bir oturum görürseniz kapatın ve şifrenizi değiştirin.',
    sessionsFailed: 'Oturumlar yüklenemedi. Lütfen yeniden deneyin.',
    device: (browser: string, system: string) =>
      browser === '' && system === ''
        ? 'Bilinmeyen cihaz'
        : [browser, system].filter((part) => part !== '').join(', '),
    here: 'Bu cihaz',
    from: (address: string) => `Adres: ${address}`,
    end: (device: string) => `${device}: oturumu kapat`,
    ended: 'Oturum kapatıldı',
    endOthers: 'Öteki oturumları kapat',
    othersEnded: 'Öteki oturumlar kapatıldı',
    endFailed: 'Oturum kapatılamadı. Lütfen yeniden deneyin.',
  },

  author: {
    draftNote: 'Yazınız gizli olarak kaydedilir; hazır olduğunda bir editör yayımlar.',
    publishedTitle: 'Bu yazı yayında',
    published: 'Yayımlanan yazıları editörler değiştirir. Bir düzeltme gerekiyorsa bir editöre söyleyin.',
    back: 'Yazılara dön',
  },
} as const;
