import type { Load } from '@vitrin/contract/load';
import type { PrivacyNotice } from '@vitrin/contract/pages/privacy';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { RichText } from '../../elements/RichText/RichText.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteRichText } from '@vitrin/ui/text/website/siteRichText';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grid, wrap } from '../../theme/layout.css.ts';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import * as css from './PrivacyScreen.css.ts';

export type PrivacyScreenProps = { notice: Load<PrivacyNotice> };

const { privacy: text } = sitePagesText;

/** How visitors' data is used. */
export function PrivacyScreen(props: PrivacyScreenProps) {
  const { notice } = props;
  const title = notice.status === 'ready' && notice.data.title !== '' ? notice.data.title : text.title;
  return (
    <article>
      <PageHead title={title} subtitle="" />
      <div className={classes(wrap, grid, css.body)}>
        <Content notice={notice} />
      </div>
    </article>
  );
}

function Content({ notice }: PrivacyScreenProps) {
  if (notice.status === 'loading') {
    return (
      <div className={classes(css.text, css.blank)} aria-busy="true">
        <output>
          <VisuallyHidden>{text.loading}</VisuallyHidden>
        </output>
        <Skeleton width="90%" height="1.2rem" />
        <Skeleton width="96%" />
        <Skeleton width="88%" />
        <Skeleton width="92%" />
        <Skeleton width="40%" />
      </div>
    );
  }
  if (notice.status === 'failed') {
    return (
      <StatePanel
        state="failed"
        title={text.failed}
        hint={text.failedHint}
        detail={notice.error}
        actions={<Button onClick={notice.retry}>{siteText.action.retry}</Button>}
      />
    );
  }
  if (textOfHtml(notice.data.content) === '') {
    return (
      <StatePanel
        state="empty"
        title={text.empty}
        hint={text.emptyHint}
        actions={<ButtonLink href={sitePaths.contact()}>{siteText.menu.contact}</ButtonLink>}
      />
    );
  }
  return (
    <div className={css.text}>
      <RichText html={notice.data.content} words={siteRichText} />
    </div>
  );
}
