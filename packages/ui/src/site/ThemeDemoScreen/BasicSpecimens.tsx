import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ArrowLink } from '../../elements/ArrowLink/ArrowLink.tsx';
import { Button } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { RichText } from '../../elements/RichText/RichText.tsx';
import { siteRichText } from '@vitrin/ui/text/website/siteRichText';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { grounds } from '../../theme/layout.css.ts';
import { headings, lead, note } from '../../theme/type.css.ts';
import * as css from './ThemeDemoScreen.css.ts';

const { specimens: text } = siteColorsText;

/** The type scale. */
export function TypeSpecimens() {
  return (
    <div className={css.stack}>
      <p className={headings.display}>{text.display}</p>
      <p className={headings.h1}>{text.h1}</p>
      <p className={headings.h2}>{text.h2}</p>
      <p className={headings.h3}>{text.h3}</p>
      <p className={lead}>{text.lead}</p>
      <RichText html={text.text} words={siteRichText} />
      <p className={note}>{text.note}</p>
    </div>
  );
}

const onPaper = ['strong', 'primary', 'ink', 'quiet', 'plain', 'danger'] as const;
const onInk = ['primary', 'line'] as const;

/** Buttons in all tones and states, on light and dark backgrounds, and a link. */
export function ActionSpecimens() {
  return (
    <div className={css.stack}>
      <div className={css.row}>
        {onPaper.map((tone) => (
          <Button key={tone} tone={tone}>
            {text.tones[tone]}
          </Button>
        ))}
      </div>
      <div className={css.row}>
        <Button arrow={<Icon name="arrow" />}>{text.tones.strong}</Button>
        <Button size="small">{text.small}</Button>
        <Button busy>{text.busy}</Button>
        <Button disabled>{text.disabled}</Button>
        <ArrowLink href={sitePaths.blog()}>{text.arrowLink}</ArrowLink>
      </div>
      <div className={classes(grounds.ink, css.sheet, css.row)}>
        {onInk.map((tone) => (
          <Button key={tone} tone={tone}>
            {text.tones[tone]}
          </Button>
        ))}
      </div>
      <div className={classes(grounds.primary, css.sheet, css.row)}>
        <Button tone="ink">{text.tones.ink}</Button>
        <Button tone="line">{text.tones.line}</Button>
      </div>
    </div>
  );
}

const tones = ['neutral', 'good', 'warn', 'bad'] as const;

/** Notices of each severity. */
export function NoticeSpecimens() {
  return (
    <div className={css.pairs}>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={text.notice[tone].title}>
          <p>{text.notice[tone].body}</p>
        </Notice>
      ))}
    </div>
  );
}
