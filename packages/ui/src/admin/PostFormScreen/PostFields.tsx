import { limits } from '@vitrin/contract/limits';
import { entryPathFrom } from '@vitrin/contract/kinds/entryPath';
import type { Post, PostValues as Fields } from '@vitrin/contract/kinds/post';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText, adminUsersText, itemFormsText } from '../../text/panelText.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { HtmlField } from '../parts/ItemForm/HtmlField.tsx';
import { titleControls } from '../parts/ItemForm/titleControls.tsx';
import * as css from '../parts/ItemForm/ItemForm.css.ts';
import { sharingControls } from '../parts/SharingFields/sharingControls.tsx';
import { SharingFields } from '../parts/SharingFields/SharingFields.tsx';
import type { SiteFacts } from '../parts/SitePreview/SitePreview.tsx';
import { unsavedId } from '../parts/ItemForm/unsaved.ts';
import type { ItemFormState } from '../parts/ItemForm/useItemForm.ts';
import { TagsField } from '../parts/TagsField/TagsField.tsx';
import { inputOfMoment, momentOfInput } from '../parts/publishMoment.ts';

export type PostFieldsProps = {
  state: ItemFormState<Post, Fields>;
  /** The field for the featured image, which is not a form value. */
  picture: ReactNode;
  /** The current time, for the status of a scheduled post. */
  now: Date;
  /** Whether the author may decide about the post's visibility. */
  publishes: boolean;
  /** The website, for the preview of a search result. */
  site: SiteFacts;
};

const pathOf = (title: string): string => entryPathFrom(title, { word: '' });

/** The fields of the blog form in their groups. */
export function PostFields(props: PostFieldsProps) {
  const { optional } = adminFormsText;
  const text = itemFormsText.post;
  const { form, values, item: stored, about, field } = props.state;
  // An API without picture sizes and descriptions has no paths: entries are addressed by their ids.
  const hasPath = !props.state.plainPictures;
  const { control } = form;
  const { onBlur: leavePublish, onChange: setPublish } = useController({
    control,
    name: 'publishDate',
  }).field;
  const { publishDate } = values;
  const tags = useController({ control, name: 'tags' }).field;

  const controls: FieldControls<Fields> = {
    ...titleControls(props.state, { text, pathOf, hasPath }),
    date: <TextField {...field('date')} type="date" required />,
    active: <ActiveField control={control} name="active" planned={{ publishDate, now: props.now }} />,
    publishDate: (
      <TextField
        {...about('publishDate')}
        value={inputOfMoment(publishDate)}
        onChange={(event) => setPublish(momentOfInput(event.target.value))}
        onBlur={leavePublish}
        labelNote={optional}
        hint={text.publishDateHint}
        type="datetime-local"
      />
    ),
    excerpt: (
      <TextArea
        {...field('excerpt')}
        counter={adminFormsText.counter(values.excerpt.length, limits.shortTextCharacters)}
        hint={text.excerptHint}
        lang={siteLanguage}
        required
      />
    ),
    content: (
      <HtmlField
        onUploadPicture={props.state.uploadPicture}
        findPictures={props.state.findPictures}
        onUnfinished={props.state.onUnfinished}
        {...about('content')}
        control={control}
        name="content"
        labelNote={optional}
        hint={text.contentHint}
      />
    ),
    details: (
      <HtmlField
        onUploadPicture={props.state.uploadPicture}
        findPictures={props.state.findPictures}
        onUnfinished={props.state.onUnfinished}
        {...about('details')}
        control={control}
        name="details"
        required
      />
    ),
    author: <TextField {...field('author')} labelNote={optional} autoComplete="off" />,
    category: (
      <TextField {...field('category')} labelNote={optional} lang={siteLanguage} autoComplete="off" />
    ),
    tags: (
      <TagsField {...about('tags')} tags={tags.value} texts={itemFormsText.tags} onChange={tags.onChange} />
    ),
    ...sharingControls(props.state),
  };
  return (
    <>
      <FormGroup number={1} title={text.basics}>
        {controls.title}
        {hasPath && controls.path}
        <div className={css.pair}>
          {controls.date}
          {props.publishes && controls.active}
        </div>
        {!props.publishes && <Notice tone="neutral" title={adminUsersText.author.draftNote} />}
        {controls.publishDate}
        {controls.excerpt}
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        {props.picture}
      </FormGroup>
      <FormGroup number={3} title={text.textGroup}>
        {controls.content}
        {controls.details}
      </FormGroup>
      <FormGroup number={4} title={text.filingGroup}>
        <div className={css.pair}>
          {controls.author}
          {controls.category}
        </div>
        {controls.tags}
      </FormGroup>
      {hasPath && (
        <SharingFields
          number={5}
          state={props.state}
          controls={controls}
          site={props.site}
          path={sitePaths.post({ id: stored?.id ?? unsavedId, path: values.path })}
          page={{ page: values.title || text.untitled, description: values.excerpt || values.details }}
        />
      )}
    </>
  );
}
