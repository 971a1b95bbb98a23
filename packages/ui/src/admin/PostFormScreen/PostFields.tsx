import { limits } from '@vitrin/contract/limits';
import type { Post, PostFields as Fields } from '@vitrin/contract/post';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { itemFormsText } from '../../text/itemForms.en.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import { HtmlField } from '../parts/ItemForm/HtmlField.tsx';
import * as css from '../parts/ItemForm/ItemForm.css.ts';
import type { ItemFormState } from '../parts/ItemForm/useItemForm.ts';
import { TagsField } from '../parts/TagsField/TagsField.tsx';
import { inputOfMoment, momentOfInput } from './publishMoment.ts';

export type PostFieldsProps = {
  state: ItemFormState<Post, Fields>;
  /** The field for the featured image, which is no text. */
  picture: ReactNode;
};

const text = itemFormsText.post;
const { optional } = adminFormsText;
const written = 'tr';

/** The fields of the blog form in their groups. */
export function PostFields(props: PostFieldsProps) {
  const { form, values, about } = props.state;
  const { control } = form;
  const { onBlur: leavePublish, onChange: setPublish } = useController({
    control,
    name: 'publishDate',
  }).field;
  const { publishDate } = values;
  const tags = useController({ control, name: 'tags' }).field;

  return (
    <>
      <FormGroup number={1} title={text.basics}>
        <TextField
          {...form.register('title')}
          {...about('title')}
          label={text.title}
          lang={written}
          autoComplete="off"
          required
        />
        <div className={css.pair}>
          <TextField {...form.register('date')} {...about('date')} label={text.date} type="date" required />
          <ActiveField control={control} name="active" />
        </div>
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
        <TextArea
          {...form.register('excerpt')}
          {...about('excerpt')}
          label={text.excerpt}
          counter={adminFormsText.counter(values.excerpt.length, limits.shortTextCharacters)}
          hint={text.excerptHint}
          lang={written}
          required
        />
      </FormGroup>
      <FormGroup number={2} title={text.pictureGroup}>
        {props.picture}
      </FormGroup>
      <FormGroup number={3} title={text.textGroup}>
        <HtmlField
          onUploadPicture={props.state.uploadPicture}
          {...about('content')}
          control={control}
          name="content"
          label={text.content}
          labelNote={optional}
          hint={text.contentHint}
        />
        <HtmlField
          onUploadPicture={props.state.uploadPicture}
          {...about('details')}
          control={control}
          name="details"
          label={text.details}
          required
        />
      </FormGroup>
      <FormGroup number={4} title={text.filingGroup}>
        <div className={css.pair}>
          <TextField
            {...form.register('author')}
            {...about('author')}
            label={text.author}
            labelNote={optional}
            autoComplete="off"
          />
          <TextField
            {...form.register('category')}
            {...about('category')}
            label={text.category}
            labelNote={optional}
            lang={written}
            autoComplete="off"
          />
        </div>
        <TagsField
          {...about('tags')}
          label={text.tags}
          tags={tags.value}
          texts={itemFormsText.tags}
          onChange={tags.onChange}
        />
      </FormGroup>
    </>
  );
}
