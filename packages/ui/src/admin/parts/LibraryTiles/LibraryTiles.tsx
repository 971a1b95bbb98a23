import type { LibraryPicture } from '@vitrin/contract/files/library';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { classes } from '../../../elements/classes.ts';
import { PdfSheet } from '../../../elements/PdfSheet/PdfSheet.tsx';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { adminFormsText, adminLibraryText as text } from '../../../text/panelText.ts';
import { fileSize } from '../ItemForm/files/chosenFile.ts';
import * as css from './LibraryTiles.css.ts';

/** A page of the library, and the total number of items. */
export type LibraryPage = { items: readonly LibraryPicture[]; page: number; size: number; total: number };

export type LibraryTilesProps = {
  pictures: readonly LibraryPicture[];
  /** The accessible label of a tile's button. */
  pressLabel: (title: string) => string;
  /** Called with the pressed picture; without it, pictures are read-only. */
  onPress?: ((picture: LibraryPicture) => void) | undefined;
};

/** The name of a library item: its own words, or the title of what shows it. */
export const libraryName = ({ title, alt, shownBy = '', pdf }: LibraryPicture): string =>
  title || alt || shownBy || (pdf === true ? text.untitledPdf : text.untitled);

/** Pictures and PDFs of the library as tiles. */
export function LibraryTiles({ pictures, pressLabel, onPress }: LibraryTilesProps) {
  return (
    <ul className={css.tiles} aria-label={text.list}>
      {pictures.map((picture) => (
        <li key={picture.id} className={css.tile}>
          {onPress === undefined ? (
            <div className={css.still}>
              <TileContent picture={picture} />
            </div>
          ) : (
            <button
              type="button"
              className={css.button}
              aria-label={pressLabel(libraryName(picture))}
              onClick={() => onPress(picture)}
            >
              <TileContent picture={picture} />
            </button>
          )}
          <TileFacts picture={picture} />
        </li>
      ))}
    </ul>
  );
}

function TileContent({ picture }: { picture: LibraryPicture }) {
  return (
    <>
      <span className={classes(css.shot, picture.pdf === true && css.sheet)}>
        {picture.pdf === true ? <PdfSheet /> : <Picture image={picture} alt="" fill sizes="240px" />}
      </span>
      <span className={css.name} lang={siteLanguage}>
        {libraryName(picture)}
      </span>
    </>
  );
}

function TileFacts({ picture: { alt, decorative, bytes, pdf } }: { picture: LibraryPicture }) {
  const missing = alt === '' && !decorative && pdf === undefined;
  return (
    <span className={css.about}>
      {[pdf === true && adminFormsText.pdf.name, bytes > 0 && fileSize(bytes), missing && text.undescribed]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}
