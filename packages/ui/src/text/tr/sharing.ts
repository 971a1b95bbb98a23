/** The names of the fields about search results and shared links, in Turkish. */
export const sharingNames = {
  metaTitle: 'Arama başlığı',
  metaDescription: 'Arama açıklaması',
  shareImage: 'Paylaşım görseli',
  noindex: 'Arama motorlarından gizle',
} as const;

/** The other texts of their group, in Turkish. */
export const sharingText = {
  group: 'Arama ve paylaşım',
  metaTitleHint: (shown: number) =>
    `Sayfanın kendi başlığının yerine geçer. Arama motorları yaklaşık ${shown} karakterini gösterir.`,
  metaDescriptionHint: (shown: number) =>
    `Boş bırakırsanız sayfanın ilk cümleleri kullanılır. Arama motorları yaklaşık ${shown} karakterini gösterir.`,
  shareImageHint: 'Boş bırakırsanız paylaşılan bağlantılarda sayfanın kendi görseli görünür.',
  pictureSize: '1200 × 630',
  searchEngines: 'Arama motorları',
  listed: 'Bu sayfayı listeleyebilir',
  left: 'Bu sayfayı listelemesin',
  preview: 'Arama sonucunda yaklaşık görünüm',
  previewHidden:
    'Arama motorlarından bu sayfayı listelememesi istenir. Ziyaretçiler sayfaya siteden ulaşmaya devam eder.',
  previewEmpty: 'Sayfanın neyi anlattığı burada görünür.',
} as const;
