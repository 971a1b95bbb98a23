import { fileURLToPath } from 'node:url';

/** The path of a PDF of the packs by its name. */
export const documentFile = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@vitrin/demo/documents/${file}`));

/** The path of a picture of the packs by its name. */
export const pictureFile = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@vitrin/demo/pictures/${file}`));
