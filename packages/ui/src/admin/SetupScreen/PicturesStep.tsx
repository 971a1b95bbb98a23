import { chosenTypes } from '@vitrin/contract/limits';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminFirstDayText, adminGalleryText } from '../../text/panelText.ts';
import { FileNotice } from '../GalleryListScreen/FileNotice.tsx';
import type { GalleryListScreenProps } from '../GalleryListScreen/GalleryListScreen.tsx';
import { UploadTiles } from '../GalleryListScreen/UploadTiles.tsx';
import { useTakenPictures } from '../GalleryListScreen/useTakenPictures.ts';
import { hint } from '../parts/hint.css.ts';
import { SmallPictures } from '../parts/SmallPictures/SmallPictures.tsx';
import * as css from './SetupScreen.css.ts';
import { SetupStepForm, type StepWays } from './SetupStepForm.tsx';

/** The uploads of the gallery, which continue on any other screen. */
export type SetupUploads = Pick<
  GalleryListScreenProps,
  'uploads' | 'onUpload' | 'onRetryUpload' | 'onCancelUpload'
>;

type PicturesStepProps = StepWays &
  SetupUploads & {
    /** The files that were sent to the gallery from here, without the discarded ones. */
    sent: readonly File[];
    onDone: () => void;
  };

/** The first photos of the gallery: each is stored as soon as it is chosen, so there is nothing to save. */
export function PicturesStep(props: PicturesStepProps) {
  const { uploads, onUpload, onRetryUpload, onCancelUpload, sent, onDone, ...ways } = props;
  const text = adminFirstDayText.setup;
  const taken = useTakenPictures(onUpload);
  const chooser = useRef<HTMLInputElement>(null);
  const stored = sent.filter((file) => !uploads.some((upload) => upload.file === file));
  return (
    <SetupStepForm {...ways} busy={false} reason={undefined} label={text.next} onSubmit={onDone}>
      <div className={css.file}>
        <Button
          tone="line"
          icon={<ImagePlus size={16} aria-hidden />}
          onClick={() => chooser.current?.click()}
        >
          {text.choosePictures}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          aria-label={text.pictures}
          accept={chosenTypes.join(',')}
          onChange={({ currentTarget }) => {
            taken.take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <p className={hint}>{text.picturesHint}</p>
      </div>
      <div className={css.uploads}>
        <FileNotice problem={taken.problem} />
        <UploadTiles uploads={uploads} onRetry={onRetryUpload} onCancel={onCancelUpload} />
      </div>
      {stored.length > 0 && (
        <Notice tone="good" announced="politely" title={text.picturesStored(stored.length)}>
          <p>{stored.map(({ name }) => name).join(', ')}</p>
        </Notice>
      )}
      <SmallPictures question={taken.question} size={adminGalleryText.pictureSize} />
    </SetupStepForm>
  );
}
