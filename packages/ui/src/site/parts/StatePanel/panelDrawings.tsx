import { faint, firm } from './StatePanel.css.ts';

type DrawingProps = { className: string };

/** An empty sheet with dimension lines only. */
export function EmptySheet(props: DrawingProps) {
  return (
    <svg className={props.className} viewBox="0 0 320 230" aria-hidden="true">
      <path
        className={faint}
        d="M80 30V190M120 30V190M160 30V190M200 30V190M240 30V190M40 70H280M40 110H280M40 150H280"
      />
      <path className={firm} d="M40 30h240v160H40z" />
      <path d="M80 70h160v80H80zM80 70l160 80M240 70L80 150" strokeDasharray="8 6" />
      <path d="M40 214h240M40 207v14M80 207v14M240 207v14M280 207v14M12 30v160M5 30h14M5 190h14" />
    </svg>
  );
}

/** A dimension line that is interrupted in its middle. */
export function TornLine(props: DrawingProps) {
  return (
    <svg className={props.className} viewBox="0 0 320 220" aria-hidden="true">
      <path className={firm} d="M30 170h110M180 170h110" />
      <path d="M140 170l-10-8M180 170l10-8" />
      <path d="M60 170V60M260 170V60M60 60h80M180 60h80M100 170V96M220 170V96" />
      <path d="M60 60C100 130 130 150 146 158M260 60C220 130 190 150 174 158" />
      <path d="M140 196h40M140 190v12M180 190v12" />
    </svg>
  );
}
