import type { FocalPoint, PictureCrops } from '@vitrin/contract/files/focalPoint';
import { centre, focusIn, type PictureFrame, pictureFrames } from '@vitrin/contract/files/framing';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import { type ReactNode, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { FocusField } from '../../elements/FocusField/FocusField.tsx';
import { Segments } from '../../elements/Segments/Segments.tsx';
import { adminLibraryText as text, adminText } from '../../text/panelText.ts';
import { useOpenOn } from '../parts/useOpenOn.ts';
import { useRunning } from '../parts/useRunning.ts';
import * as css from './FocusDialog.css.ts';

/** The focal points of a picture to be saved. */
export type PicturePoints = { focalPoint: FocalPoint | null; crops: PictureCrops };

/** Shows a picture as the site crops it while its focal points are being chosen. */
export type RenderSlots = (picture: LibraryPicture) => ReactNode;

export type FocusDialogProps = {
  /** The dialog is closed if undefined. */
  picture: LibraryPicture | undefined;
  /** The points as chosen so far; undefined while none was moved. */
  points: PicturePoints | undefined;
  renderSlots: RenderSlots;
  onChange: (points: PicturePoints) => void;
  /** Resolves to whether the points were stored. */
  onSave: (points: PicturePoints) => Promise<boolean>;
  /** Closes the dialog, and discards what was chosen. */
  onClose: () => void;
};

/** Chooses the focal point of a picture: for all crops, and for individual frames of the site. */
export function FocusDialog(props: FocusDialogProps) {
  const { picture, points, onClose } = props;
  const running = useRunning();
  const isOpenOn = useOpenOn(picture?.id);

  async function save() {
    if (points === undefined || picture === undefined) return onClose();
    const isSaved = await running.during(picture.id, () => props.onSave(points));
    if (isSaved && isOpenOn(picture.id)) onClose();
  }

  return (
    <Dialog
      open={picture !== undefined}
      wide
      title={text.focus.title}
      detail={text.focus.detail}
      onClose={onClose}
      foot={
        <>
          <Button tone="quiet" onClick={onClose}>
            {adminText.cancel}
          </Button>
          <Button busy={picture !== undefined && running.has(picture.id)} onClick={() => void save()}>
            {text.focus.save}
          </Button>
        </>
      }
    >
      {picture && (
        <Points
          picture={picture}
          renderSlots={props.renderSlots}
          points={points ?? { focalPoint: picture.focalPoint ?? null, crops: picture.crops ?? {} }}
          onChange={props.onChange}
        />
      )}
    </Dialog>
  );
}

/** Which focal point is being edited: the picture's, or that of one frame. */
type Subject = 'all' | PictureFrame;

type PointsProps = {
  picture: LibraryPicture;
  renderSlots: RenderSlots;
  points: PicturePoints;
  onChange: (points: PicturePoints) => void;
};

function Points({ picture, renderSlots, points, onChange }: PointsProps) {
  const [subject, setSubject] = useState<Subject>('all');
  const { focalPoint, crops } = points;
  const whole = focalPoint ?? centre;
  const shown = { ...picture, focalPoint: focalPoint ?? undefined, crops };
  const own = subject === 'all' ? undefined : crops[subject];

  function move(point: FocalPoint) {
    if (subject === 'all') onChange({ crops, focalPoint: point });
    else onChange({ focalPoint, crops: { ...crops, [subject]: point } });
  }

  function follow(frame: PictureFrame) {
    const { [frame]: _gone, ...others } = crops;
    onChange({ focalPoint, crops: others });
  }

  return (
    <div className={css.editor}>
      <div className={css.points}>
        <Segments
          label={text.focus.subject}
          segments={(['all', ...pictureFrames] as const).map((value) => ({
            value,
            label: text.focus.frames[value],
          }))}
          value={subject}
          onChoose={setSubject}
        />
        <FocusField
          label={text.focus.point(text.focus.frames[subject])}
          image={picture}
          point={subject === 'all' ? whole : (focusIn({ focalPoint: whole, crops }, subject) ?? whole)}
          texts={text.focus}
          onMove={move}
        />
        {subject !== 'all' && (
          <div className={css.own}>
            <span>{own === undefined ? text.focus.followed : text.focus.owned}</span>
            {own !== undefined && (
              <Button tone="quiet" size="small" onClick={() => follow(subject)}>
                {text.focus.follow}
              </Button>
            )}
          </div>
        )}
      </div>
      {renderSlots(shown)}
    </div>
  );
}
