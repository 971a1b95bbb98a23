import { Icon } from '../../elements/Icon/Icon.tsx';
import { enlarge, enlargeMark } from './ProjectScreen.css.ts';

export type EnlargeButtonProps = { label: string; onPress: () => void };

/** Makes the whole opening picture a button, indicated by an icon in its corner. */
export function EnlargeButton(props: EnlargeButtonProps) {
  return (
    <button
      type="button"
      className={enlarge}
      aria-label={props.label}
      aria-haspopup="dialog"
      onClick={props.onPress}
    >
      <span className={enlargeMark}>
        <Icon name="zoomIn" />
      </span>
    </button>
  );
}
