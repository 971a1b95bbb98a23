import { limits } from '@vitrin/contract/limits';
import type { Post, PostValues as Fields } from '@vitrin/contract/kinds/post';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import type { FieldControls } from '../parts/Editing/editing.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { HtmlField } from '../parts/ItemForm/HtmlField.tsx';
import * as css from '../parts/ItemForm/ItemForm.css.ts';
import type { ItemFormState } from '../parts/ItemForm/useItemForm.ts';
import { TagsField } from '../parts/TagsField/TagsField.tsx';
import { inputOfMoment, momentOfInput } from './publishMoment.ts';

export type PostFieldsProps = {
  state: ItemFormState<Post, Fields>;
  /** The field for the featured image, which is not a form value. */
  picture: ReactNode;
};

/** The fields of the blog form in their groups. */
export function PostFields(props: PostFieldsProps) {
  const { optional } = adminFormsText;
  const text = itemFormsText.post;
  const { form, values, about, field } = props.state;
  const { control } = form;
  const { onBlur: leavePublish, onChange: setPublish } = useController({
    control,
    name: 'publishDate',
  }).field;
  const { publishDate } = values;
  const tags = useController({ control, name: 'tags' }).field;

  const controls: FieldControls<Fields> = {
    title: <TextField {...field('title')} lang={siteLanguage} autoComplete="off" required />,
    date: <TextField {...field('date')} type="date" required />,
    active: <ActiveField control={control} name="active" />,
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
  };
  return (
    <>
      <FormGroup number={1} title={text.basics}>
        {controls.title}
        <div className={css.pair}>
          {controls.date}
          {controls.active}
        </div>
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
    </>
  );
}
