import type { FoundEntry } from '@vitrin/contract/search/found';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { wrap } from '../../theme/layout.css.ts';
import { NearEntries } from '../parts/NearEntries/NearEntries.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { failed } from './PostScreen.css.ts';

export type PostFailedProps = {
  /** Set if there is no such post; otherwise it could not be loaded, and a retry may help. */
  missing: boolean;
  onRetry: () => void;
  /** If it is missing: suggestions based on the words in the URL. */
  near: readonly FoundEntry[];
};

const { post: text } = siteBlogText;

/** A post's page if the post is missing or failed to load. */
export function PostFailed(props: PostFailedProps) {
  const { missing, onRetry, near } = props;
  return (
    <div className={classes(wrap, failed)}>
      <StatePanel
        state="failed"
        titleAs="h1"
        title={missing ? text.notFound : text.failed}
        hint={missing ? text.notFoundHint : text.failedHint}
        detail={missing ? text.notFoundDetail : text.failedDetail}
        actions={
          <>
            {!missing && <Button onClick={onRetry}>{siteText.action.retry}</Button>}
            <ButtonLink
              href={sitePaths.blog()}
              tone={missing ? 'strong' : 'quiet'}
              {...(missing && { arrow: <Icon name="arrow" /> })}
            >
              {text.toBlog}
            </ButtonLink>
          </>
        }
      />
      <NearEntries entries={near} />
    </div>
  );
}
