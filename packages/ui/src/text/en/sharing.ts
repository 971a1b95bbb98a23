/** The names of the fields about search results and shared links. */
export const sharingNames = {
  metaTitle: 'Title for search',
  metaDescription: 'Description for search',
  shareImage: 'Picture for shared links',
  noindex: 'Hide from search engines',
} as const;

/** The other texts of their group. */
export const sharingText = {
  group: 'Search and sharing',
  metaTitleHint: (shown: number) =>
    `In place of the page’s own title. Search engines show about ${shown} characters.`,
  metaDescriptionHint: (shown: number) =>
    `Without it the page’s first sentences stand here. Search engines show about ${shown} characters.`,
  shareImageHint: 'Without it shared links show the page’s own picture.',
  pictureSize: '1200 × 630',
  searchEngines: 'Search engines',
  listed: 'May list this page',
  left: 'Leave this page out',
  preview: 'About how a search result looks',
  previewHidden: 'Search engines are asked to leave this page out. Visitors still find it on the website.',
  previewEmpty: 'What the page is about will stand here.',
} as const;
