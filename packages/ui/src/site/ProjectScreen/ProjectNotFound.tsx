import type { FoundEntry } from '@vitrin/contract/search/found';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { grounds, wrap } from '../../theme/layout.css.ts';
import { StatePanel } from '../parts/StatePanel/StatePanel.tsx';
import { NearEntries } from '../parts/NearEntries/NearEntries.tsx';
import { missing, near } from './ProjectScreen.css.ts';

export type ProjectNotFoundProps = {
  onRetry: () => void;
  /** Suggestions based on the words in the URL. */
  near: readonly FoundEntry[];
};

const { project: text } = siteMediaText;

/** The page of a missing project; dark, because the header covers it. */
export function ProjectNotFound(props: ProjectNotFoundProps) {
  return (
    <>
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
      {props.near.length > 0 && (
        <div className={classes(wrap, near)}>
          <NearEntries entries={props.near} />
        </div>
      )}
    </>
  );
}
