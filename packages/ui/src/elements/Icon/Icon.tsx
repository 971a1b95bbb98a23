import * as css from './Icon.css.ts';
import { paths } from './paths.ts';

/** The name of one of the site's drawings. */
export type IconName = keyof typeof paths;

export type IconProps = { name: IconName; size?: keyof typeof css.sizes };

/** A hairline drawing in the colour of the text; the words beside it or its button's label carry the meaning. */
export function Icon(props: IconProps) {
  return (
    <svg className={css.sizes[props.size ?? 'regular']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[props.name]} />
    </svg>
  );
}
