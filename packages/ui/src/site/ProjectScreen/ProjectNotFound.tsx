import { sitePaths } from '@vitrin/contract/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { grounds, wrap } from '../../theme/layout.css.ts';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { missing } from './ProjectScreen.css.ts';

export type ProjectNotFoundProps = { onRetry: () => void };

const { project: text } = siteMediaText;

/** A project's page that has no project to show; dark, because the header lies on it. */
export function ProjectNotFound(props: ProjectNotFoundProps) {
  return (
    <div className={grounds.ink}>
      <div className={classes(wrap, missing)}>
        <StatePanel
          state="failed"
          ground="ink"
          title={text.notFound}
          titleAs="h1"
          hint={text.notFoundHint}
          detail={text.notFoundDetail}
          actions={
            <>
              <ButtonLink href={sitePaths.projects()} tone="primary">
                {text.toProjects}
              </ButtonLink>
              <Button tone="line" onClick={props.onRetry}>
                {siteText.action.retry}
              </Button>
            </>
          }
        />
      </div>
    </div>
  );
}
