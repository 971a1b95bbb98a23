import * as css from './Lost.css.ts';

export type MissingPartProps = { code: string };

/** A drawing with a missing part, whose code is in the title block. */
export function MissingPart(props: MissingPartProps) {
  return (
    <svg className={css.drawing} viewBox="40 30 494 374" aria-hidden="true">
      <path
        className={css.raster}
        d="M130 80v320M170 80v320M210 80v320M250 80v320M290 80v320M330 80v320M370 80v320M410 80v320M450 80v320M490 80v320M90 120h440M90 160h440M90 200h440M90 240h440M90 280h440M90 320h440M90 360h440"
      />
      <path className={css.plate} d="M330 320h200v80H330zM430 320v80M330 360h100" />
      <path className={css.sheet} d="M90 80h440v320H90z" />
      <g className={css.absent}>
        <path className={css.blank} d="M170 120h200v160H170z" strokeDasharray="9 6" />
        <path d="M170 120l200 160M370 120L170 280" strokeDasharray="9 6" opacity=".55" />
        <path d="M90 40h440M90 33v14M170 33v14M370 33v14M530 33v14" />
        <path d="M50 80v320M43 80h14M43 120h14M43 280h14M43 400h14" />
        <circle cx="450" cy="200" r="34" />
        <path d="M450 152v96M402 200h96" />
      </g>
      <text className={css.code} x="480" y="373" textAnchor="middle">
        {props.code}
      </text>
    </svg>
  );
}
