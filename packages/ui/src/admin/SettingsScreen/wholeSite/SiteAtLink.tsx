import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { History } from 'lucide-react';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { adminSiteAtText } from '../../../text/panelText.ts';
import { hint } from '../../parts/hint.css.ts';
import * as css from '../SettingsForm.css.ts';

/** A link to the whole site as it was on a given day. */
export function SiteAtLink() {
  return (
    <div className={css.siteFile}>
      <p className={hint}>{adminSiteAtText.lede}</p>
      <ButtonLink tone="line" href={adminPaths.siteAt()} icon={<History size={16} aria-hidden />}>
        {adminSiteAtText.title}
      </ButtonLink>
    </div>
  );
}
