import * as css from './ContactMap.css.ts';

/** A drawing of an imaginary town with one marked house, in place of a map. */
export function DrawnTown() {
  return (
    <svg className={css.town} viewBox="0 0 480 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={css.river} d="M-10 268C84 246 128 306 226 280S392 206 492 240" />
      <path
        className={css.streets}
        d="M58-10l92 380M-10 96l500-62M252-10l48 380M-10 178l500-42M392-10l22 380"
      />
      <path
        className={css.filled}
        transform="rotate(-6 240 180)"
        d="M22 118h50v36H22zM88 112h42v36H88zM142 100h34v32h-34zM192 96h42v38h-42zM264 92h34v38h-34zM312 84h58v36h-58zM420 72h44v58h-44zM24 200h48v36H24zM98 186h32v26H98zM148 182h58v40h-58zM222 178h24v48h-24zM276 168h42v30h-42zM332 162h42v56h-42zM424 152h38v44h-38zM70 20h50v48H70zM142 14h80v44h-80zM272 10h96v44h-96zM404 4h58v40h-58zM62 312h68v38H62zM182 312h88v34h-88zM312 302h68v38h-68z"
      />
      <path className={css.place} transform="rotate(-6 240 180)" d="M222 140h34v34h-34z" />
      <path className={css.needle} d="M239 62v70M243 58a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" />
    </svg>
  );
}
