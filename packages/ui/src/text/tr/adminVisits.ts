const figure = new Intl.NumberFormat('tr-TR');
const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The texts of the panel's visit statistics, in Turkish. */
export const adminVisitsText = {
  title: 'Son 30 günün ziyaretleri',
  none: 'Henüz ziyaret sayılmadı.',
  off: 'Ziyaretler sayılmıyor.',
  note: 'Çerez yok, kişisel veri yok: yalnızca günlük toplamlar tutulur.',
  chart: (visits: number, most: number) =>
    `30 günün her biri için bir çubuk. Toplam ${figure.format(visits)} ziyaret, en kalabalık gün ${figure.format(most)}.`,
  days: 'Günler tablosu',
  table: 'Günleri tablo olarak göster',
  figure: (value: number) => figure.format(value),
  day: (iso: string) => day.format(new Date(iso)),
  columns: {
    day: 'Gün',
    visits: 'Ziyaret',
    views: 'Sayfa görüntüleme',
    calls: 'Telefon araması',
    whatsApps: 'WhatsApp',
    forms: 'Form',
  },
  sources: 'Nereden geldiler',
  direct: 'Doğrudan ya da bilinmiyor',
  pages: 'En çok görüntülenen sayfalar',
  switchOn: 'Saymaya başla',
  switchOff: 'Saymayı durdur',
  switchFailed: 'Sayaç değiştirilemedi. Lütfen yeniden deneyin.',
} as const;
