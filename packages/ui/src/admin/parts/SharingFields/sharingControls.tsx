import type { Sharing } from '@vitrin/contract/kinds/sharing';
import { limits } from '@vitrin/contract/limits';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Switch } from '../../../elements/Switch/Switch.tsx';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import type { FieldControls } from '../Editing/editing.ts';
import type { Editing } from '../Editing/useEditing.ts';
import type { FindPictures } from '../PictureChooser/PictureChooser.tsx';
import * as itemCss from '../ItemForm/ItemForm.css.ts';
import { SharePicture } from './SharePicture.tsx';

/** The form state that these fields need, for any kind that has a page. */
export type SharingForm = Pick<Editing<unknown, Sharing>, 'about' | 'field' | 'values' | 'onUnfinished'> & {
  form: {
    setValue: ((name: 'shareImage', value: string, options: { shouldDirty: true }) => void) &
      ((name: 'noindex', value: boolean, options: { shouldDirty: true }) => void);
  };
  uploadPicture: UploadPicture | undefined;
  findPictures: FindPictures | undefined;
};

/** The controls of the fields about search results and shared links, which several kinds have. */
export function sharingControls({
  form,
  values,
  about,
  field,
  onUnfinished,
  uploadPicture,
  findPictures,
}: SharingForm): FieldControls<Sharing> {
  const { sharing: text, counter, optional } = adminFormsText;
  const noindex = about('noindex');
  return {
    metaTitle: (
      <TextField
        {...field('metaTitle')}
        labelNote={optional}
        counter={counter(values.metaTitle.length, limits.metaTitleCharacters)}
        hint={text.metaTitleHint(limits.shownTitleCharacters)}
        lang={siteLanguage}
        autoComplete="off"
      />
    ),
    metaDescription: (
      <TextArea
        {...field('metaDescription')}
        labelNote={optional}
        counter={counter(values.metaDescription.length, limits.metaDescriptionCharacters)}
        hint={text.metaDescriptionHint(limits.descriptionCharacters)}
        lang={siteLanguage}
      />
    ),
    shareImage: uploadPicture && (
      <SharePicture
        {...about('shareImage')}
        url={values.shareImage}
        onUpload={uploadPicture}
        findPictures={findPictures}
        onUnfinished={onUnfinished}
        onChange={(url) => form.setValue('shareImage', url, { shouldDirty: true })}
      />
    ),
    noindex: (
      <div className={itemCss.status}>
        <span className={itemCss.statusLabel}>{text.searchEngines}</span>
        <span className={itemCss.switchLine}>
          <Switch
            id={noindex.id}
            label={noindex.label}
            word={values.noindex ? text.left : text.listed}
            on={values.noindex}
            onFlip={(on) => form.setValue('noindex', on, { shouldDirty: true })}
          />
        </span>
      </div>
    ),
  };
}
