import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { classes } from '../../elements/classes.ts';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { grounds } from '../../theme/layout.css.ts';
import { note } from '../../theme/type.css.ts';
import { Banner } from '../parts/Banner/Banner.tsx';
import { ContactCall } from '../parts/ContactCall/ContactCall.tsx';
import { FittedName } from '../parts/FittedName/FittedName.tsx';
import * as css from './ThemeDemoScreen.css.ts';

const { specimens: text } = siteColorsText;

/** The banner, the invitation and the footer, for viewing only: the page has its own. */
export function FrameSpecimens() {
  return (
    <div className={css.frames} inert>
      <Banner {...text.banner} images={[]} specimen />
      <ContactCall phone={text.phone} email={text.email} quoteHref={sitePaths.quote()} />
      <div className={classes(grounds.ink, css.footer)}>
        <p className={css.footerText}>{text.footer}</p>
        <FittedName>{text.company}</FittedName>
        <p className={classes(note, css.footerNote)}>{text.email}</p>
      </div>
    </div>
  );
}
