const list = new Intl.ListFormat('tr', { type: 'conjunction' });

/** The texts about scheduled publishing, in Turkish. */
export const adminPlanText = {
  more: 'Zamanlama',
  publish: 'Yayını zamanla…',
  hide: 'Yayından kaldırmayı zamanla…',
  titles: { publish: 'Yayını zamanla', hide: 'Yayından kaldırmayı zamanla' },
  details: {
    publish:
      'Yazdıklarınız seçtiğiniz ana kadar sitede görünmez, o anda kendiliğinden yayımlanır. Bu arada sayfayı kapatabilirsiniz.',
    hide: 'Seçtiğiniz anda ziyaretçiler bunu artık görmez. Kayıt silinmez, istediğinizde yeniden yayımlarsınız.',
  },
  when: 'Gün ve saat',
  whenHint: 'İstanbul saatiyle',
  confirm: 'Zamanla',
  cancel: 'Vazgeç',
  noMoment: 'Bir gün ve saat seçin',
  nothing: 'Zamanlanacak bir değişiklik yok. Önce formda bir şey değiştirin.',
  pictures: 'Görsel değişiklikleri zamanlanamaz. Önce kaydedin ya da geri alın.',
  wrong: 'Formda eksik ya da hatalı alanlar var. Önce onları düzeltin.',
  failed: 'Zamanlanamadı. Lütfen yeniden deneyin.',
  made: { publish: 'Yayın zamanlandı', hide: 'Yayından kaldırma zamanlandı' },
  waits: {
    publish: (when: string) => `Yayını planlandı: ${when}`,
    hide: (when: string) => `Yayından kaldırılması planlandı: ${when}`,
  },
  changes: (names: readonly string[], by: string) =>
    names.length === 0 ? `Zamanlayan: ${by}.` : `Değişecekler: ${list.format(names)}. Zamanlayan: ${by}.`,
  missed: {
    publish: (when: string) => `Planlanan yayın yapılamadı: ${when}`,
    hide: (when: string) => `Planlanan yayından kaldırma yapılamadı: ${when}`,
  },
  faults: {
    changed:
      'Planlandıktan sonra bir başkası bunu değiştirmiş. Planı forma alıp yeniden zamanlayabilirsiniz.',
    pathTaken: 'Adresi bu arada başka bir kayıt almış. Planı forma alıp adresi değiştirin.',
    gone: 'Kayıt bu arada silinmiş.',
    refused: 'Alanlarından biri artık geçerli değil. Planı forma alıp düzeltin.',
    notAllowed: 'Zamanlayan kişinin artık yayımlama yetkisi yok.',
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
