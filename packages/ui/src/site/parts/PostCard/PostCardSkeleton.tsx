import { classes } from '../../../elements/classes.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import * as css from './PostCard.css.ts';

export type PostCardSkeletonProps = { look: keyof typeof css.looks };

/** A post's placeholder while it loads. */
export function PostCardSkeleton(props: PostCardSkeletonProps) {
  const { look } = props;
  const large = look === 'lead' || look === 'split';
  return (
    <div className={classes(css.card, css.looks[look], css.pictured[look])}>
      <div className={css.frames[look]} />
      <div className={css.blank}>
        <Skeleton width="140px" height="0.8rem" />
        <Skeleton width="min(90%, 24rem)" height={large ? '2.2rem' : '1.4rem'} />
        <Skeleton width="96%" height="0.9rem" />
        <Skeleton width="62%" height="0.9rem" />
      </div>
    </div>
  );
}
