import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './FormSkeleton.css.ts';

export type FormSkeletonProps = { label: string };

const fields = [
  { name: 'title', height: 32 },
  { name: 'subtitle', height: 32 },
  { name: 'path', height: 32 },
  { name: 'text', height: 76 },
  { name: 'picture', height: 124 },
] as const;

/** A placeholder for a form and its preview while its data loads. */
export function FormSkeleton(props: FormSkeletonProps) {
  return (
    <div className={css.halves} aria-busy="true">
      <output>
        <VisuallyHidden>{props.label}</VisuallyHidden>
      </output>
      <div className={css.fields}>
        {fields.map(({ name, height }) => (
          <div key={name} className={css.field}>
            <Skeleton width="96px" />
            <Skeleton width="100%" height={height} />
          </div>
        ))}
      </div>
      <div className={css.preview} />
    </div>
  );
}
