import { fixed } from '@vitrin/contract/fixed';
import type { PreviewNote } from '@vitrin/contract/rendering/rendering';
import { siteLocale } from '@vitrin/contract/text/siteLanguage';
import { endPreviewPath } from '@vitrin/contract/paths/sitePaths';
import { formatDate } from '@vitrin/contract/text/turkish';
import { sitePreviewText } from '@vitrin/ui/text/website/sitePreview';
import * as css from './PreviewBand.css.ts';

export type PreviewBandProps = { note: PreviewNote };

const time = new Intl.DateTimeFormat(siteLocale, {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: fixed.timeZone,
});

const dayAndTime = (moment: string): string => `${formatDate(moment)} ${time.format(new Date(moment))}`;

/** A band above a page that says whose drafts it shows and until when, or that the preview link has expired. */
export function PreviewBand(props: PreviewBandProps) {
  const { note } = props;
  return (
    <aside className={css.band} aria-label={sitePreviewText.label}>
      {note.state === 'ended' ? (
        <p className={css.words}>{sitePreviewText.ended}</p>
      ) : (
        <>
          <p className={css.words}>
            {note.moment === undefined
              ? sitePreviewText.open(note.title, note.by)
              : sitePreviewText.past(dayAndTime(note.moment), note.by)}{' '}
            {sitePreviewText.until(dayAndTime(note.until))}
          </p>
          {/* A full page load, since the client state contains drafts by now. */}
          <a className={css.end} href={endPreviewPath}>
            {sitePreviewText.end}
          </a>
        </>
      )}
    </aside>
  );
}
