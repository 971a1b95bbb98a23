import type { Image } from '@vitrin/contract/files/image';
import { useObjectUrl } from '../../../../elements/PictureField/useObjectUrl.ts';
import type { PictureChoice } from '../saving.ts';

/** The picture in the form's current state: the chosen file, the stored one, or none. */
export function useShownImage(choice: PictureChoice, stored: Image | null): Image | null {
  const url = useObjectUrl(choice.kind === 'replace' ? choice.file : null);
  if (url !== undefined) return { url, alt: choice.kind === 'replace' ? choice.alt : '' };
  if (choice.kind === 'take') return { ...choice.picture, alt: choice.alt };
  if (choice.kind === 'describe') return stored && { ...stored, alt: choice.alt };
  return choice.kind === 'keep' ? stored : null;
}
