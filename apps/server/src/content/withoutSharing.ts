import type { sharingTexts } from '@vitrin/contract/kinds/sharing';

/** An entry without the fields that only the head of its page uses. */
export const withoutSharing = <Entry extends Record<keyof typeof sharingTexts, string>>({
  metaTitle: _title,
  metaDescription: _description,
  shareImage: _image,
  ...entry
}: Entry) => entry;
