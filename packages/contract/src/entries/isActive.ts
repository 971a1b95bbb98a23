/** Whether an item is visible on the website, by `active` or the older `status`. */
export const isActive = (item: { active?: boolean | undefined; status?: string | undefined }): boolean =>
  item.active === true || item.status === 'active';
