/** What the pages of services say besides what admins wrote. */
export const siteServiceText = {
  pictures: 'Görseller',
  steps: 'Nasıl çalışıyoruz?',
  questions: 'Sık sorulan sorular',
} as const;
