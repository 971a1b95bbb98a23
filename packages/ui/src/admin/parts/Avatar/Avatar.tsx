import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

/** A person's picture, or their initials. It is decorative: the name is next to it. */
export const Avatar = ({ name, picture }: { name: string; picture?: string | undefined }) => (
  <span className={css.avatar} aria-hidden>
    {picture ? <img className={css.picture} src={picture} alt="" /> : initials(name)}
  </span>
);
