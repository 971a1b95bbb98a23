/** Shown below a list that has more than one page. */
export const siteListsText = {
  label: 'Sayfalar',
  previous: 'Önceki',
  next: 'Sonraki',
  page: (page: number) => `Sayfa ${page}`,
  more: 'Daha fazla göster',
  moreFailed: 'Devamı yüklenemedi. Bağlantınızı kontrol edip yeniden deneyebilirsiniz.',
  came: (count: number) => `${count} kayıt daha eklendi.`,
  shown: (first: number, last: number, total: number) =>
    `${total} kayıttan ${first}–${last} arası gösteriliyor`,
  /** The title of a list's later pages. */
  title: (title: string, page: number) => `${title}, sayfa ${page}`,
} as const;
