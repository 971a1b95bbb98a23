import { pictureTypes } from '@vitrin/contract/limits';
import type { Image } from '@vitrin/contract/image';
import { useState } from 'react';
import { PictureField, type ShownPicture } from '../../elements/PictureField/PictureField.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { fileName, fileSize, pictureProblem } from './pictureFile.ts';
import { controlId, type PictureChoice } from './serviceForm.ts';

export type ServicePictureProps = {
  stored: Image | null;
  choice: PictureChoice;
  /** An address of the chosen file. */
  fileUrl: string | undefined;
  uploaded: number | undefined;
  error: string | undefined;
  onChoice: (choice: PictureChoice) => void;
  onCancel: () => void;
};

const text = adminFormsText.picture;

/** The picture of the service: checked before it is taken, uploaded when the form is saved. */
export function ServicePicture(props: ServicePictureProps) {
  const { stored, choice, fileUrl } = props;
  const [problem, setProblem] = useState<string>();
  const name = choice.kind === 'replace' ? choice.file.name : '';

  function choose(file: File) {
    const wrong = pictureProblem(file);
    setProblem(wrong);
    if (wrong === undefined) props.onChoice({ kind: 'replace', file });
  }

  function remove() {
    setProblem(undefined);
    props.onChoice(choice.kind === 'keep' && stored ? { kind: 'remove' } : { kind: 'keep' });
  }

  function refuseUnreadable() {
    if (choice.kind !== 'replace') return;
    setProblem(text.unreadable);
    props.onChoice({ kind: 'keep' });
  }

  return (
    <PictureField
      id={controlId('picture')}
      label={adminFormsText.service.picture}
      picture={shown()}
      accept={pictureTypes}
      uploaded={props.uploaded}
      error={problem ?? props.error}
      texts={{
        ...text,
        uploading: text.uploading(name),
        wanted: text.wanted(adminFormsText.service.pictureSize),
      }}
      onChoose={choose}
      onRemove={remove}
      onCancel={props.onCancel}
      onUnreadable={refuseUnreadable}
    />
  );

  function shown(): ShownPicture | null {
    if (choice.kind === 'replace') {
      return fileUrl === undefined ? null : { url: fileUrl, name, size: fileSize(choice.file.size) };
    }
    return choice.kind === 'keep' && stored ? { url: stored.url, name: fileName(stored.url) } : null;
  }
}
