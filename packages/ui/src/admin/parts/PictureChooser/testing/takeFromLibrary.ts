import type { LibraryPicture } from '@vitrin/contract/files/library';
import { libraryPdfs, libraryPictures } from '@vitrin/mocks/fixtures/library';
import { screen, userEvent } from 'storybook/test';
import { adminLibraryText as text } from '../../../../text/panelText.ts';
import { libraryName } from '../../LibraryTiles/LibraryTiles.tsx';
import type { ChosenKind, FindPictures } from '../PictureChooser.tsx';

const stored = { picture: libraryPictures, pdf: libraryPdfs };

/** Finds the pictures or PDFs of the fixtures, whatever the search. */
export const findFixtures: FindPictures = async ({ kind }) => ({
  items: stored[kind],
  total: stored[kind].length,
});

/** Opens the library from an area of the page, selects its first picture or PDF, and returns it. */
export async function takeFromLibrary(
  kind: ChosenKind = 'picture',
  area: Pick<typeof screen, 'findByRole'> = screen,
): Promise<LibraryPicture> {
  const [first] = stored[kind];
  if (first === undefined) throw new Error('The fixtures have none');
  await userEvent.click(await area.findByRole('button', { name: text.choosing[kind].open }));
  await userEvent.click(await screen.findByRole('button', { name: text.take(libraryName(first)) }));
  return first;
}
