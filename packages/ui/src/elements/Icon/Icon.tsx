import * as css from './Icon.css.ts';
import { paths } from './paths.ts';

/** The name of one of the site's icons. */
export type IconName = keyof typeof paths;

const isName = (name: string): name is IconName => name in paths;

/** All names, for a catalogue. */
export const iconNames = (): IconName[] => Object.keys(paths).filter(isName);

export type IconProps = {
  /** The icon's name. */
  name: IconName;
  /** 12, 16, 18 or 24 px. */
  size?: keyof typeof css.sizes;
};

/** A hairline icon in the colour of the text; the adjacent text or the label of its button carries the meaning. */
export function Icon(props: IconProps) {
  return (
    <svg className={css.sizes[props.size ?? 'regular']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[props.name]} />
    </svg>
  );
}
