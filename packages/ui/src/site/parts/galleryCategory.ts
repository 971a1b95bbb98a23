import { fixed } from '@vitrin/contract/fixed';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';

/** A gallery category as visitors see it: uncategorised pictures are "Genel". */
export const galleryCategory = (category: string): string =>
  ['', fixed.galleryUploadCategory].includes(category.trim()) ? siteMediaText.gallery.general : category;
