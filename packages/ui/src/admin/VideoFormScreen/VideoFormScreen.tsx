import { shownStatus } from '../parts/statusWord.ts';
import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { embedAddressOf } from '@vitrin/contract/links/embedAddress';
import type { PublicVideo, Video, VideoValues } from '@vitrin/contract/kinds/video';
import { ready } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { VideosScreen } from '../../site/VideosScreen/VideosScreen.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import * as css from '../parts/ItemForm/ItemForm.css.ts';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import {
  ItemFormPage,
  type ItemFormScreenProps,
  type LoadedFormProps,
} from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/files/ItemPicture.tsx';
import { wordsOfOne } from '../parts/ItemForm/files/keptDescriptions.ts';
import { unsavedId } from '../parts/ItemForm/unsaved.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { useShownImage } from '../parts/ItemForm/files/useShownImage.ts';
import { plainFormKind } from '../parts/PlainForm/plainKind.ts';
import { SitePreview } from '../parts/SitePreview/SitePreview.tsx';

/** The form kind of videos. */
export const videoForm = plainFormKind('videos', () => itemFormsText.video);

export type VideoFormScreenProps = ItemFormScreenProps<Video, VideoValues>;

/** Adds or edits a video, next to a preview of it. */
export function VideoFormScreen(props: VideoFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={videoForm.texts} list={plainPaths('videos').list}>
      {(data) => <VideoForm {...rest} {...data} />}
    </ItemFormPage>
  );
}

type VideoFormProps = LoadedFormProps<Video, VideoValues>;

/** A video's form, rendered once its data has loaded. */
function VideoForm(props: VideoFormProps) {
  const text = itemFormsText.video;
  const state = useItemForm(videoForm, props, wordsOfOne);
  const { form, item: stored, values, field } = state;
  const image = useShownImage(state.picture, stored?.image ?? null);

  const item: PublicVideo = {
    ...values,
    id: stored?.id ?? unsavedId,
    title: values.title || text.untitled,
    image,
  };

  /** The player's URL follows the page's address until it is edited by hand. */
  function followPage() {
    const page = form.getValues('url');
    // Players are compared in one form: stored ones may have an earlier one.
    const own = embedAddressOf(values.embedUrl) || values.embedUrl;
    if (own !== embedAddressOf(values.url)) return;
    const isValidated = form.formState.isSubmitted;
    form.setValue('embedUrl', embedAddressOf(page), { shouldDirty: true, shouldValidate: isValidated });
  }

  const controls: FieldControls<VideoValues> = {
    title: <TextField {...field('title')} lang={siteLanguage} autoComplete="off" required />,
    url: (
      <TextField
        {...field('url', { onChange: followPage })}
        hint={text.urlHint}
        placeholder={text.address}
        type="url"
        autoComplete="off"
        spellCheck={false}
        required
      />
    ),
    embedUrl: (
      <TextField
        {...field('embedUrl')}
        labelNote={adminFormsText.optional}
        hint={text.embedUrlHint}
        placeholder={text.address}
        type="url"
        autoComplete="off"
        spellCheck={false}
      />
    ),
    description: (
      <TextArea {...field('description')} labelNote={adminFormsText.optional} lang={siteLanguage} />
    ),
    duration: (
      <TextField
        {...field('duration')}
        labelNote={adminFormsText.optional}
        hint={text.durationHint}
        autoComplete="off"
      />
    ),
    date: <TextField {...field('date')} labelNote={adminFormsText.optional} type="date" />,
    active: <ActiveField control={form.control} name="active" />,
  };
  return (
    <ItemForm
      state={state}
      label={stored ? stored.title : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={sitePaths.videos()}
          overPicture={false}
          status={shownStatus(values)}
        >
          <VideosScreen videos={ready([item])} />
        </SitePreview>
      }
    >
      <FormGroup number={1} title={text.basics}>
        {controls.title}
        {controls.url}
        {controls.embedUrl}
        {controls.description}
        <div className={css.pair}>
          {controls.duration}
          {controls.date}
        </div>
        {controls.active}
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        <ItemPicture state={state} size={text.pictureSize} />
      </FormGroup>
    </ItemForm>
  );
}
