/** The texts of pages that show drafts to somebody with a preview link. */
export const sitePreviewText = {
  label: 'Önizleme',
  /** Of one entry by its title, or of whatever its author has typed. */
  open: (title: string, by: string) =>
    title === ''
      ? `Yayımlanmamış önizleme, hazırlayan: ${by}.`
      : `“${title}” için yayımlanmamış önizleme, hazırlayan: ${by}.`,
  /** Of the whole site as it was. */
  past: (moment: string, by: string) => `Sitenin ${moment} anındaki hali, hazırlayan: ${by}.`,
  until: (moment: string) => `Bağlantının süresi ${moment} tarihinde dolar.`,
  end: 'Önizlemeyi bitir',
  ended:
    'Bu önizleme bağlantısı geçersiz ya da süresi dolmuş. Size gönderen kişiden yenisini isteyebilirsiniz.',
} as const;
