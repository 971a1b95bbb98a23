const list = new Intl.ListFormat('tr', { type: 'conjunction' });

/** The texts about scheduled publishing, in Turkish. */
export const adminPlanText = {
  more: 'Planlama',
  publish: 'Yayımlamayı planla…',
  hide: 'Yayından kaldırmayı planla…',
  titles: { publish: 'Yayımlamayı planla', hide: 'Yayından kaldırmayı planla' },
  details: {
    publish:
      'Yazdıklarınız seçtiğiniz ana kadar sitede görünmez, o anda kendiliğinden yayımlanır. Bu arada sayfayı kapatabilirsiniz.',
    hide: 'Seçtiğiniz anda ziyaretçiler bunu artık görmez. Kayıt silinmez, istediğinizde yeniden yayımlarsınız.',
  },
  when: 'Gün ve saat',
  whenHint: 'İstanbul saatiyle',
  confirm: 'Planla',
  cancel: 'Vazgeç',
  noMoment: 'Bir gün ve saat seçin',
  nothing: 'Planlanacak bir değişiklik yok. Önce formda bir şey değiştirin.',
  files: 'Görsel ve dosya değişiklikleri planlanamaz. Önce kaydedin ya da geri alın.',
  wrong: 'Formda eksik ya da hatalı alanlar var. Önce onları düzeltin.',
  failed: 'Planlanamadı. Lütfen yeniden deneyin.',
  made: { publish: 'Yayımlanması planlandı', hide: 'Yayından kaldırılması planlandı' },
  waits: {
    publish: (when: string) => `Yayımlanması planlandı: ${when}`,
    hide: (when: string) => `Yayından kaldırılması planlandı: ${when}`,
  },
  changes: (names: readonly string[], by: string) =>
    names.length === 0 ? `Planlayan: ${by}.` : `Değişecekler: ${list.format(names)}. Planlayan: ${by}.`,
  missed: {
    publish: (when: string) => `Planlandığı hâlde yayımlanamadı: ${when}`,
    hide: (when: string) => `Planlandığı hâlde yayından kaldırılamadı: ${when}`,
  },
  faults: {
    changed: 'Planlandıktan sonra bir başkası bunu değiştirmiş. Planı forma alıp yeniden planlayabilirsiniz.',
    pathTaken: 'Adresi bu arada başka bir kayıt almış. Planı forma alıp adresi değiştirin.',
    gone: 'Kayıt bu arada silinmiş.',
    refused: 'Alanlarından biri artık geçerli değil. Planı forma alıp düzeltin.',
    notAllowed: 'Planlayan kişinin artık yayımlama yetkisi yok.',
  },
  take: 'Forma al',
  giveUp: 'Plandan vazgeç',
  dismiss: 'Kapat',
  givenUp: 'Plandan vazgeçildi',
  giveUpFailed: 'Plandan vazgeçilemedi. Lütfen yeniden deneyin.',
  carriedOut: { publish: 'Planlandığı gibi yayımlandı', hide: 'Planlandığı gibi yayından kaldırıldı' },
  list: 'Planlananlar',
  listed: {
    publish: 'Yayımlanacak',
    hide: 'Yayından kalkacak',
  },
  notDone: 'Yapılamadı',
  theme: 'Tema renkleri',
  settings: 'Site ayarları',
};
