import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { grounds, wrap } from '../../theme/layout.css.ts';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { failed } from './ServiceScreen.css.ts';

export type ServiceFailedProps = { error: string; onRetry: () => void };

const { action } = siteText;
const { service: text, services } = sitePagesText;

/** A service's page that could not be loaded. */
export function ServiceFailed(props: ServiceFailedProps) {
  return (
    <div className={grounds.ink}>
      <div className={classes(wrap, failed)}>
        <StatePanel
          state="failed"
          ground="ink"
          title={text.failed}
          titleAs="h1"
          hint={text.failedHint}
          detail={props.error}
          actions={
            <>
              <Button tone="primary" onClick={props.onRetry}>
                {action.retry}
              </Button>
              <ButtonLink href={sitePaths.services()} tone="line">
                {services.title}
              </ButtonLink>
            </>
          }
        />
      </div>
    </div>
  );
}
