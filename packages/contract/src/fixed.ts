/** Site-wide fixed values that are not numbers. */
export const fixed = {
  defaultCompanyTitle: 'Kurumsal Web Sitesi',
  defaultServiceImage: '/assets/images/services/service2.jpg',
  galleryUploadCategory: 'uncategorized',
  timeZone: 'Europe/Istanbul',
  storageKeys: { token: 'token', user: 'user', theme: 'theme' },
} as const;
