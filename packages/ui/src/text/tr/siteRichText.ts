/** The texts for rich text, for pages that contain any. */
export const siteRichText = {
  table: 'Tablo',
  watch: 'Videoyu izleyin:',
  player: (title: string) => `Video oynatıcı: ${title}`,
} as const;
