import { z } from 'zod';
import { fileAddress } from '../files/image.ts';
import { limits } from '../limits.ts';
import { refusals } from '../errors/refusals.ts';
import { exactText, formed, text } from '../text/text.ts';
import { optional, optionalText } from './field.ts';

/** A picture of this website, or one on the web; or nothing. */
const pictureAddress = formed(
  exactText(limits.addressCharacters),
  /^(?:\/api\/images\/[^\s/?#]+|[Hh][Tt][Tt][Pp][Ss]?:\/\/\S+)?$/,
  refusals.pictureAddress(),
);

/**
 * How an entry with a page appears in search results and shared links, if that differs from what the page itself says;
 * and whether it is hidden from search engines.
 */
export const sharingFields = {
  metaTitle: optionalText(text(limits.metaTitleCharacters).trim()),
  metaDescription: optionalText(text(limits.metaDescriptionCharacters).trim()),
  shareImage: optional(pictureAddress, '', fileAddress()),
  noindex: optional(z.boolean(), false, z.boolean()),
};

/** The fields of a record that only its page needs, so that pages of a list omit them. */
export const sharingTexts = { metaTitle: true, metaDescription: true, shareImage: true } as const;

/** How an entry appears in search results and shared links. */
export type Sharing = {
  readonly [Name in keyof typeof sharingFields]: z.output<(typeof sharingFields)[Name]['sent']>;
};
