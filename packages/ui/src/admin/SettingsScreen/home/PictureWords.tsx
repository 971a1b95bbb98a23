import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { adminSettingsText } from '../../../text/panelText.ts';
import {
  type DescribedPicture,
  DescribePicture,
  type Describing,
} from '../../parts/DescribePicture/DescribePicture.tsx';
import { hint } from '../../parts/hint.css.ts';
import * as css from '../SettingsForm.css.ts';

export type PictureWordsProps = {
  image: DescribedPicture;
  /** The picture's name within a sentence, such as "about image". */
  name: string;
  /** Resolves to false if the text could not be saved. */
  onDescribe: (id: string, alt: string) => Promise<boolean>;
  describing: Describing | undefined;
};

/** The description of a stored picture, and the button that edits it. */
export function PictureWords(props: PictureWordsProps) {
  const { slider: text } = adminSettingsText;
  const { image, name } = props;
  const [open, setOpen] = useState(false);
  const edit = (isOpen: boolean) => {
    setOpen(isOpen);
    props.describing?.onDescribing(isOpen ? image.id : undefined);
  };
  return (
    <div className={css.words}>
      <p className={hint}>
        {image.alt === undefined || image.alt === '' ? (
          text.noAlt
        ) : (
          <span lang={siteLanguage}>{image.alt}</span>
        )}
      </p>
      <Button tone="quiet" icon={<Pencil size={16} aria-hidden />} onClick={() => edit(true)}>
        {text.describe(name)}
      </Button>
      <DescribePicture
        image={open ? image : undefined}
        texts={text.alt}
        onSave={props.onDescribe}
        keeping={props.describing?.keeping}
        onClose={() => edit(false)}
      />
    </div>
  );
}
