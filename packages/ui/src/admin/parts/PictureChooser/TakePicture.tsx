import type { LibraryPicture } from '@vitrin/contract/library';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { adminLibraryText as text } from '../../../text/panelText.ts';
import { type FindPictures, PictureChooser } from './PictureChooser.tsx';

export type TakePictureProps = { find: FindPictures; onTake: (picture: LibraryPicture) => void };

/** A button that opens the library to choose a picture from. */
export function TakePicture({ find, onTake }: TakePictureProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" icon={<FolderOpen size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {text.fromLibrary}
      </Button>
      <PictureChooser
        open={open}
        find={find}
        onTake={(picture) => {
          setOpen(false);
          onTake(picture);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
