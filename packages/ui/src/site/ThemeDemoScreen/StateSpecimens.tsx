import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Breadcrumb } from '../../elements/Breadcrumb/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { note } from '../../theme/type.css.ts';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import * as css from './ThemeDemoScreen.css.ts';

const { specimens: text } = siteColorsText;
const { breadcrumb, disclosure, empty, failed } = text;

export type StateSpecimensProps = { onReset: () => void };

/** Breadcrumb, collapsible list, and the states loading, empty and failed. */
export function StateSpecimens({ onReset }: StateSpecimensProps) {
  return (
    <div className={css.stack}>
      <Breadcrumb
        label={breadcrumb.label}
        parents={[{ href: sitePaths.themeDemo(), label: breadcrumb.parent }]}
        current={breadcrumb.current}
      />
      <Disclosure label={disclosure.label}>
        <p>{disclosure.body}</p>
      </Disclosure>
      <div className={css.blank}>
        <p className={note}>{text.skeleton}</p>
        <Skeleton width="100%" height="160px" />
        <Skeleton width="62%" height="1.4rem" />
        <Skeleton width="38%" height="0.9rem" />
      </div>
      <StatePanel
        state="empty"
        titleAs="h3"
        title={empty.title}
        hint={empty.hint}
        actions={<ButtonLink href={sitePaths.contact()}>{siteText.menu.contact}</ButtonLink>}
      />
      <StatePanel
        state="failed"
        titleAs="h3"
        title={failed.title}
        hint={failed.hint}
        actions={<Button onClick={onReset}>{siteText.action.retry}</Button>}
      />
    </div>
  );
}
