/** The words of long texts, for pages that show one. */
export const siteRichText = {
  table: 'Tablo',
  watch: 'Videoyu izleyin:',
  player: (title: string) => `Video oynatıcı: ${title}`,
} as const;
