/** The texts of pages that show drafts to people with a preview link. */
export const sitePreviewText = {
  label: 'Önizleme',
  /** For one entry by its title, or for everything that its author has drafted. */
  open: (title: string, by: string) =>
    title === ''
      ? `Yayımlanmamış taslaklar. Hazırlayan: ${by}.`
      : `“${title}” için yayımlanmamış taslak. Hazırlayan: ${by}.`,
  /** For the whole site as it was. */
  past: (moment: string, by: string) => `Sitenin ${moment} anındaki hâli. Hazırlayan: ${by}.`,
  until: (moment: string) => `Bağlantının süresi ${moment} tarihinde dolar.`,
  end: 'Önizlemeyi bitir',
  ended:
    'Bu önizleme bağlantısı geçersiz ya da süresi dolmuş. Size gönderen kişiden yenisini isteyebilirsiniz.',
} as const;
