import type { SiteAtChange } from '@vitrin/contract/history/siteAt';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { trashKinds } from '@vitrin/contract/history/trash';
import { adminSiteAtText as text } from '../../text/panelText.ts';
import { changeWords } from '../HistoryScreen/versionWords.ts';
import { shownKinds } from '../TrashScreen/shownKinds.ts';
import * as css from './SiteAtScreen.css.ts';

export type SiteChangeProps = {
  change: SiteAtChange;
  /** The panel's name for the settings section, or for the screen that edits it. */
  place: string;
};

/** A subject that has changed since then, and what restoring would do to it. */
export function SiteChange({ change, place }: SiteChangeProps) {
  const { title, act, fault } = change;
  const kind = trashKinds.find((each) => each === change.kind);
  const name = kind === undefined ? place : shownKinds[kind].label();
  const what = act === 'changed' ? changeWords(change, change.change) : '';
  return (
    <li className={css.row}>
      <div className={css.thing}>
        <span className={css.title} {...(title !== '' && { lang: siteLanguage })}>
          {title === '' ? name : title}
        </span>
        {title !== '' && <span className={css.quiet}>{name}</span>}
      </div>
      <div className={css.words}>
        {fault === null ? text.acts[act] : text.fault[fault]}
        {what !== '' && <div className={css.quiet}>{what}</div>}
      </div>
    </li>
  );
}
