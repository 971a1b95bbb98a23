import { fileURLToPath } from 'node:url';

/** Where a PDF of the packs lies, by the name that they give it. */
export const documentFile = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@vitrin/demo/documents/${file}`));

/** Where a picture of the packs lies, by the name that they give it. */
export const pictureFile = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@vitrin/demo/pictures/${file}`));
