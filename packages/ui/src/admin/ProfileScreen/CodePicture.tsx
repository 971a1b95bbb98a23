import { encodeQR } from 'qr';
import * as css from './ProfileScreen.css.ts';

export type CodePictureProps = { address: string; label: string };

/** An address as a QR code, drawn locally, since it contains a secret. */
export function CodePicture({ address, label }: CodePictureProps) {
  const rows = encodeQR(address, 'raw', { border: 4 });
  const dark = rows
    .flatMap((row, top) => row.map((isDark, left) => (isDark ? `M${left} ${top}h1v1h-1z` : '')))
    .join('');
  return (
    <figure className={css.picture} aria-label={label}>
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges" aria-hidden>
        <path d={dark} />
      </svg>
    </figure>
  );
}
