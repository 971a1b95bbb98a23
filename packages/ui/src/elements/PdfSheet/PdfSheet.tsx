import * as css from './PdfSheet.css.ts';

/** A drawing of a sheet of paper, for a PDF that has no preview picture. */
export function PdfSheet() {
  return (
    <svg className={css.sheet} viewBox="0 0 96 120" aria-hidden="true">
      <path d="M8 6h56l24 24v84H8zM64 6v24h24" />
      <path d="M22 48h52M22 60h52M22 72h34" opacity="0.5" />
      <path
        d="M22 100V86h6a4 4 0 0 1 0 8h-6M40 86v14h4a7 7 0 0 0 0-14zM60 100V86h10M60 93h8"
        strokeWidth="2.5"
      />
    </svg>
  );
}
