import { classes } from '../../elements/classes.ts';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { siteBlogText } from '@vitrin/ui/text/website/siteBlog';
import { grid, wrap } from '../../theme/layout.css.ts';
import * as css from './PostScreen.css.ts';

const lines = ['96%', '88%', '92%', '70%', '40%', '94%', '90%', '62%'] as const;

/** A post's page while its text loads. */
export function PostSkeleton() {
  return (
    <div aria-busy="true">
      <h1>
        <VisuallyHidden>{siteBlogText.post.loading}</VisuallyHidden>
      </h1>
      <div className={classes(wrap, css.head, css.blank)}>
        <Skeleton width="140px" height="0.8rem" />
        <Skeleton width="min(80%, 40rem)" height="clamp(2.2rem, 5vw, 4rem)" />
        <Skeleton width="min(60%, 28rem)" height="1.2rem" />
      </div>
      <div className={wrap}>
        <div className={css.facts}>
          <div className={css.fact}>
            <Skeleton width="220px" height="2.4rem" />
          </div>
        </div>
        <div className={css.picture} />
      </div>
      <div className={classes(wrap, grid, css.body)}>
        <div className={classes(css.text, css.blank)}>
          {lines.map((width) => (
            <Skeleton key={width} width={width} height="1.1rem" />
          ))}
        </div>
      </div>
    </div>
  );
}
