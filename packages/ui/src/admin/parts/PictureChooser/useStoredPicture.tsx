import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ChoosePicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { libraryName } from '../LibraryTiles/LibraryTiles.tsx';
import { type FindPictures, PictureChooser } from './PictureChooser.tsx';

type Chosen = Awaited<ReturnType<ChoosePicture>>;

/**
 * Lets the user pick a stored picture for a rich text: `dialog` has to be rendered; `choose` opens it and resolves to
 * the selection.
 */
export function useStoredPicture(find: FindPictures | undefined): {
  choose: ChoosePicture | undefined;
  dialog: ReactNode;
} {
  const [open, setOpen] = useState(false);
  const answer = useRef<(chosen: Chosen) => void>(undefined);

  const ended = useCallback((chosen?: Chosen) => {
    answer.current?.(chosen);
    answer.current = undefined;
    setOpen(false);
  }, []);

  // On unmount nobody can answer any more.
  useEffect(() => () => answer.current?.(undefined), []);

  const choose = useCallback<ChoosePicture>(
    () =>
      new Promise((resolve) => {
        answer.current?.(undefined);
        answer.current = resolve;
        setOpen(true);
      }),
    [],
  );

  if (find === undefined) return { choose: undefined, dialog: null };
  return {
    choose,
    dialog: (
      <PictureChooser
        open={open}
        find={find}
        onTake={(picture) => ended({ libraryId: picture.id, name: libraryName(picture), alt: picture.alt })}
        onClose={() => ended()}
      />
    ),
  };
}
