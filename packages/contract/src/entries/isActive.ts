/** Visible on the website: `active`, or the older `status` field saying so. */
export const isActive = (item: { active?: boolean | undefined; status?: string | undefined }): boolean =>
  item.active === true || item.status === 'active';
