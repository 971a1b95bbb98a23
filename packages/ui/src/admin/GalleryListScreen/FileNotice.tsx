import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminGalleryText } from '../../text/panelText.ts';
import * as styles from './GalleryListScreen.css.ts';

/** None of the chosen files is a picture, or some are not. */
export type FileProblem = 'none' | 'some';

export type FileNoticeProps = {
  problem: FileProblem | undefined;
  /** Overrides the gallery's texts. */
  text?: { noFiles: string; someLeftOut: string; allowed: string };
};

/** Says which files are accepted, after files of other types were chosen. */
export function FileNotice(props: FileNoticeProps) {
  const { text = adminGalleryText } = props;
  if (props.problem === undefined) return null;
  return (
    <div className={styles.notice}>
      <Notice
        tone="warn"
        announced="atOnce"
        title={props.problem === 'none' ? text.noFiles : text.someLeftOut}
      >
        <p>{text.allowed}</p>
      </Notice>
    </div>
  );
}
