import type { LibraryPicture } from '@vitrin/contract/files/library';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { adminLibraryText as text } from '../../../text/panelText.ts';
import { type ChosenKind, type FindPictures, PictureChooser } from './PictureChooser.tsx';

export type TakePictureProps = {
  kind?: ChosenKind;
  find: FindPictures;
  /** Set while the selection is being applied. */
  busy?: boolean;
  /** Set while nothing can be selected. */
  paused?: boolean;
  onTake: (picture: LibraryPicture) => void;
};

/** A button that opens the library to select a picture or a PDF. */
export function TakePicture(props: TakePictureProps) {
  const { kind = 'picture', find, busy = false, paused = false, onTake } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        icon={<FolderOpen size={16} aria-hidden />}
        busy={busy}
        paused={paused}
        onClick={() => setOpen(true)}
      >
        {text.choosing[kind].open}
      </Button>
      <PictureChooser
        open={open}
        kind={kind}
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
