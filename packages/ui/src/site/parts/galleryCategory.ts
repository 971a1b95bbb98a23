import { fixed } from '@vitrin/contract/limits';
import { siteMediaText } from '../../text/siteMedia.tr.ts';

/** A gallery category as visitors read it: pictures that nobody sorted are "Genel". */
export const galleryCategory = (category: string): string =>
  ['', fixed.galleryUploadCategory].includes(category.trim()) ? siteMediaText.gallery.general : category;
