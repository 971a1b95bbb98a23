import type { Load } from '@vitrin/contract/load';
import type { Facet } from '@vitrin/contract/entries/facets';
import type { PostSummary } from '@vitrin/contract/kinds/post';
import { blogAddress } from '@vitrin/contract/paths/blogAddress';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { wrap } from '../../theme/layout.css.ts';
import { GrowingList, type ListMore } from '../parts/GrowingList/GrowingList.tsx';
import type { ListPlace } from '../parts/ListPages/ListPages.tsx';
import { FilterLinks } from '../parts/FilterLinks/FilterLinks.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { body, filters } from './BlogScreen.css.ts';
import { PostList, PostListSkeleton } from './PostList.tsx';

export type BlogScreenProps = {
  posts: Load<readonly PostSummary[]>;
  /** Shows the posts of one tag, with a link to all posts. */
  tag?: string;
  /** Which page of the list the posts are; without it, they are the whole list. */
  place?: ListPlace | undefined;
  /** Loads the next page of the list below. */
  more?: ListMore | undefined;
  /** The categories to filter the blog by, and the selected one. */
  categories?: readonly Facet[] | undefined;
  category?: string | undefined;
};

const { blog: text } = siteBlogText;
const { action } = siteText;
const { services } = sitePagesText;

/** The blog, or the posts of one of its tags. */
export function BlogScreen(props: BlogScreenProps) {
  const { posts, tag, place, categories, category } = props;
  const count = posts.status === 'ready' ? (place?.total ?? posts.data.length) : undefined;
  return (
    <>
      {tag === undefined ? (
        <PageHead title={text.title} subtitle={text.subtitle} />
      ) : (
        <PageHead
          title={tag}
          subtitle={count === undefined || count === 0 ? '' : text.taggedSubtitle(count)}
          breadcrumb={{
            label: siteBlogText.post.breadcrumb,
            parents: [{ href: sitePaths.blog(), label: text.all }],
            current: text.tag,
          }}
        />
      )}
      <div className={classes(wrap, body)}>
        {tag === undefined && categories !== undefined && categories.length > 1 && (
          <div className={filters}>
            <FilterLinks
              label={text.byCategory}
              links={[
                { label: text.allCategories, href: blogAddress(undefined), current: category === undefined },
                ...categories.map(({ value, count: posted }) => ({
                  label: value,
                  count: posted,
                  href: blogAddress(value),
                  current: value === category,
                })),
              ]}
            />
          </div>
        )}
        <Content {...props} />
      </div>
    </>
  );
}

function Content({ posts, tag, place, more, category }: BlogScreenProps) {
  if (posts.status === 'loading') return <PostListSkeleton />;
  if (posts.status === 'failed') {
    return (
      <StatePanel
        state="failed"
        title={text.failed}
        hint={text.failedHint}
        {...(posts.error !== '' && { detail: posts.error })}
        actions={<Button onClick={posts.retry}>{action.retry}</Button>}
      />
    );
  }
  const path = tag === undefined ? blogAddress(category) : sitePaths.tag(tag);
  if (posts.data.length > 0) {
    return (
      <GrowingList place={place} path={path} more={more}>
        <PostList posts={posts.data} />
      </GrowingList>
    );
  }
  return (
    <StatePanel
      state="empty"
      title={text.empty}
      hint={tag === undefined ? text.emptyHint : text.emptyTagHint}
      actions={
        <ButtonLink
          href={tag === undefined ? sitePaths.services() : sitePaths.blog()}
          arrow={<Icon name="arrow" />}
        >
          {tag === undefined ? services.title : text.all}
        </ButtonLink>
      }
    />
  );
}
