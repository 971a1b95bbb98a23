import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

/** Somebody's picture, or their initials. It says nothing by itself: the name stands beside it. */
export const Avatar = ({ name, picture }: { name: string; picture?: string | undefined }) => (
  <span className={css.avatar} aria-hidden>
    {picture ? <img className={css.picture} src={picture} alt="" /> : initials(name)}
  </span>
);
