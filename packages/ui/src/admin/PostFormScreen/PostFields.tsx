import { limits } from '@vitrin/contract/limits';
import type { Post, PostValues as Fields } from '@vitrin/contract/kinds/post';
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

const written = 'tr';

/** The fields of the blog form in their groups. */
export function PostFields(props: PostFieldsProps) {
  const { optional } = adminFormsText;
  const text = itemFormsText.post;
  const { form, values, about } = props.state;
  const { control } = form;
  const { onBlur: leavePublish, onChange: setPublish } = useController({
    control,
    name: 'publishDate',
  }).field;
  const { publishDate } = values;
  const tags = useController({ control, name: 'tags' }).field;

  const controls: FieldControls<Fields> = {
    title: (
      <TextField
        {...form.register('title')}
        {...about('title')}
        label={text.title}
        lang={written}
        autoComplete="off"
        required
      />
    ),
    date: <TextField {...form.register('date')} {...about('date')} label={text.date} type="date" required />,
    active: <ActiveField control={control} name="active" />,
    publishDate: (
      <TextField
        {...about('publishDate')}
        value={inputOfMoment(publishDate)}
        onChange={(event) => setPublish(momentOfInput(event.target.value))}
        onBlur={leavePublish}
        label={text.publishDate}
        labelNote={optional}
        hint={text.publishDateHint}
        type="datetime-local"
      />
    ),
    excerpt: (
      <TextArea
        {...form.register('excerpt')}
        {...about('excerpt')}
        label={text.excerpt}
        counter={adminFormsText.counter(values.excerpt.length, limits.shortTextCharacters)}
        hint={text.excerptHint}
        lang={written}
        required
      />
    ),
    content: (
      <HtmlField
        onUploadPicture={props.state.uploadPicture}
        {...about('content')}
        control={control}
        name="content"
        label={text.content}
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
        label={text.details}
        required
      />
    ),
    author: (
      <TextField
        {...form.register('author')}
        {...about('author')}
        label={text.author}
        labelNote={optional}
        autoComplete="off"
      />
    ),
    category: (
      <TextField
        {...form.register('category')}
        {...about('category')}
        label={text.category}
        labelNote={optional}
        lang={written}
        autoComplete="off"
      />
    ),
    tags: (
      <TagsField
        {...about('tags')}
        label={text.tags}
        tags={tags.value}
        texts={itemFormsText.tags}
        onChange={tags.onChange}
      />
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
