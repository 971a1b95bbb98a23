import type { Palette } from '@vitrin/contract/settings/palette';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ArrowLink } from '../../elements/ArrowLink/ArrowLink.tsx';
import { classes } from '../../elements/classes.ts';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { wrap } from '../../theme/layout.css.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { DemoControls } from './DemoControls.tsx';
import { Specimens } from './Specimens.tsx';
import * as css from './ThemeDemoScreen.css.ts';
import { usePaletteDraft } from './usePaletteDraft.ts';

export type ThemeDemoScreenProps = {
  /** The site's own colours, which are the initial ones. */
  palette: Palette;
};

const { demo: text } = siteColorsText;

/** The site's real elements in colours that the visitor tries out; nothing is stored. */
export function ThemeDemoScreen(props: ThemeDemoScreenProps) {
  const draft = usePaletteDraft(props.palette);
  return (
    <ThemeScope palette={draft.shown}>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <DemoControls draft={draft} />
      <Specimens onReset={draft.reset} />
      <div className={classes(wrap, css.foot)}>
        <ArrowLink href={sitePaths.colorGuide()}>{text.toGuide}</ArrowLink>
      </div>
    </ThemeScope>
  );
}
