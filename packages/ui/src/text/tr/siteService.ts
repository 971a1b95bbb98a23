/** The texts of service pages besides those written by admins. */
export const siteServiceText = {
  pictures: 'Görseller',
  steps: 'Nasıl çalışıyoruz?',
  questions: 'Sık sorulan sorular',
} as const;
