/** The texts of service pages besides those that admins wrote. */
export const siteServiceText = {
  pictures: 'Görseller',
  steps: 'Nasıl çalışıyoruz?',
  questions: 'Sık sorulan sorular',
} as const;
