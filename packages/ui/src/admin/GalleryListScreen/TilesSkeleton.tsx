import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminText } from '../../text/panelText.ts';
import * as styles from './GalleryListScreen.css.ts';
import { shot } from './GalleryTile.css.ts';

const widths = ['62%', '48%', '70%', '54%', '66%', '44%', '58%', '50%', '64%', '46%'];

/** Placeholder tiles while the pictures load. */
export function TilesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{adminText.loading}</output>
      </VisuallyHidden>
      <div className={styles.tiles}>
        {widths.map((width) => (
          <div key={width} className={styles.bones}>
            <div className={shot} />
            <Skeleton width={width} />
            <Skeleton width="84px" />
          </div>
        ))}
      </div>
    </div>
  );
}
