/** The texts of the quote page. */
export const siteQuoteText = {
  title: 'Teklif Al',
  subtitle:
    'Adınız ile telefonunuz ya\u00a0da e\u2060-\u2060postanız yeterli. Gerisini birlikte netleştiririz.',
  form: 'Teklif formu',
  name: 'Ad Soyad',
  phone: 'Telefon',
  email: 'E-posta',
  either: 'Telefon ya\u00a0da e\u2060-\u2060postadan biri yeterlidir.',
  subject: 'Ne için teklif istiyorsunuz?',
  noSubject: 'Henüz emin değilim',
  likeProject: (title: string, service = '') =>
    `“${title}” projesine benzer bir iş${service === '' ? '' : ` (${service})`}`,
  place: 'Yer',
  placeHint: 'İl ve ilçe, örneğin Urla, İzmir',
  size: 'Büyüklük',
  sizeHint: 'Örneğin 120 m², 3 adet, 2 kat',
  message: 'Eklemek istedikleriniz',
  optional: 'İsteğe bağlı',
  send: 'Teklif İste',
  sent: 'Talebiniz bize ulaştı. En kısa sürede size döneceğiz.',
  failed: 'Talebiniz gönderilirken bir hata oluştu. Lütfen daha sonra tekrar deneyiniz.',
  tooMany: 'Kısa sürede birkaç talep gönderdiniz. Lütfen bir dakika sonra tekrar deneyiniz.',
  missing: 'Lütfen gerekli alanları doldurunuz.',
  wrong: 'Lütfen işaretli alanları düzeltiniz.',
  waysTitle: 'Doğrudan ulaşın',
  /** The details of the job in a chat, besides its subject. */
  chatPlace: (place: string) => `Yer: ${place}.`,
  chatSize: (size: string) => `Büyüklük: ${size}.`,
} as const;
