import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import type { Post, PostValues } from '@vitrin/contract/kinds/post';
import { ready } from '@vitrin/contract/load';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { useState } from 'react';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { PostScreen } from '../../site/PostScreen/PostScreen.tsx';
import { adminUsersText, itemFormsText } from '../../text/panelText.ts';
import { ItemForm } from '../parts/ItemForm/ItemForm.tsx';
import {
  ItemFormPage,
  type ItemFormScreenProps,
  type LoadedFormProps,
} from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/files/ItemPicture.tsx';
import { wordsOfOne } from '../parts/ItemForm/files/keptDescriptions.ts';
import { beforeSaving } from '../parts/ItemForm/unsaved.ts';
import { useItemForm } from '../parts/ItemForm/useItemForm.ts';
import { shownStatus } from '../parts/statusWord.ts';
import { useShownImage } from '../parts/ItemForm/files/useShownImage.ts';
import { SitePreview } from '../parts/SitePreview/SitePreview.tsx';
import { PostFields } from './PostFields.tsx';
import { postForm } from './postFormKind.ts';

export type PostFormScreenProps = ItemFormScreenProps<Post, PostValues> & {
  /** The default author of a new post. */
  author: string;
  /**
   * False for authors whose posts an editor publishes: their posts stay hidden, and cannot be edited once published.
   */
  publishes?: boolean | undefined;
};

/** Writes or edits a blog post, with its public page next to the fields. */
export function PostFormScreen(props: PostFormScreenProps) {
  const { load, ...rest } = props;
  return (
    <ItemFormPage load={load} texts={itemFormsText.post} list={adminPaths.posts()}>
      {(data) =>
        rest.publishes === false && data.item?.active === true ? (
          <PublishedPost />
        ) : (
          <PostForm {...rest} {...data} />
        )
      }
    </ItemFormPage>
  );
}

function PublishedPost() {
  const text = adminUsersText.author;
  return (
    <EmptyState
      title={text.publishedTitle}
      detail={text.published}
      action={<ButtonLink href={adminPaths.posts()}>{text.back}</ButtonLink>}
    />
  );
}

type PostFormProps = LoadedFormProps<Post, PostValues> & Pick<PostFormScreenProps, 'author' | 'publishes'>;

/** A blog post's form with its preview, rendered once its data has loaded. */
function PostForm(props: PostFormProps) {
  const text = itemFormsText.post;
  const { publishes = true } = props;
  const [kind] = useState(() =>
    postForm({ date: dayInIstanbul(props.now), author: props.author, active: publishes }),
  );
  const state = useItemForm(kind, props, wordsOfOne);
  const { item: stored, values } = state;
  const image = useShownImage(state.picture, stored?.image ?? null);
  const shown: Post = { ...beforeSaving, ...stored, ...values, title: values.title || text.untitled, image };
  return (
    <ItemForm
      state={state}
      label={stored ? stored.title : text.newTitle}
      preview={
        <SitePreview
          site={props.site}
          title={text.previewTitle}
          path={sitePaths.post(shown)}
          overPicture={false}
          status={shownStatus(shown, props.now)}
        >
          <PostScreen post={ready(shown)} />
        </SitePreview>
      }
    >
      <PostFields
        state={state}
        site={props.site}
        now={props.now}
        publishes={publishes}
        picture={
          <ItemPicture
            state={state}
            size={text.pictureSize}
            libraryAlt={publishes ? undefined : adminUsersText.author.libraryAlt}
          />
        }
      />
    </ItemForm>
  );
}
