import type { Load } from '@vitrin/contract/load';
import { previewHours, type PreviewLink, type PreviewLinkDraft } from '@vitrin/contract/drafts/preview';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { adminFormsText, adminPreviewText, adminSettingsText } from '../../text/panelText.ts';
import { FormDialog } from '../parts/FormDialog/FormDialog.tsx';
import { formatMoment, relativeTime } from '../parts/relativeTime.ts';
import { SendLink } from '../parts/SendLink.tsx';
import * as css from './PreviewLinksDialog.css.ts';

/** The outcome of creating a link: its address, or an error message. */
export type PreviewOutcome = { status: 'made'; link: string } | { status: 'refused'; reason: string };

export type PreviewLinksDialogProps = {
  open: boolean;
  /** The subject of the form that the dialog was opened from. */
  subject: NonNullable<PreviewLinkDraft['subject']>;
  /** The links that are still valid. */
  links: Load<readonly PreviewLink[]>;
  now: Date;
  onMake: (draft: PreviewLinkDraft) => Promise<PreviewOutcome>;
  onRevoke: (link: PreviewLink) => void;
  onClose: () => void;
};

/** Creates a link that shows a draft to people without an account, and lists existing ones. */
export function PreviewLinksDialog(props: PreviewLinksDialogProps) {
  const text = adminPreviewText;
  const [scope, setScope] = useState('one');
  const [hours, setHours] = useState<PreviewLinkDraft['hours']>(24);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PreviewOutcome>();

  async function make() {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await props.onMake({ subject: scope === 'one' ? props.subject : null, hours }));
    setBusy(false);
  }

  function close() {
    setOutcome(undefined);
    props.onClose();
  }

  return (
    <FormDialog
      open={props.open}
      title={text.title}
      detail={text.detail}
      submit={text.make}
      cancel={text.close}
      busy={busy}
      onSubmit={() => void make()}
      onCancel={close}
      // A new link is shown only once: Escape and a click outside must not lose it.
      onClose={outcome?.status === 'made' ? () => undefined : close}
    >
      <SelectField
        label={text.shows}
        value={scope}
        options={[
          { value: 'one', label: text.one },
          { value: 'all', label: text.all },
        ]}
        onChange={({ target }) => setScope(target.value)}
      />
      <SelectField
        label={text.lasts}
        value={String(hours)}
        options={previewHours.map((each) => ({ value: String(each), label: text.hours[each] }))}
        onChange={({ target }) =>
          setHours(previewHours.find((each) => String(each) === target.value) ?? hours)
        }
      />
      {outcome?.status === 'refused' && <Notice tone="bad" announced="atOnce" title={outcome.reason} />}
      {outcome?.status === 'made' && <MadeLink link={outcome.link} />}
      <Links {...props} />
    </FormDialog>
  );
}

function MadeLink({ link }: { link: string }) {
  const text = adminPreviewText;

  return (
    <>
      <Notice tone="good" announced="politely" title={text.ready} />
      <SendLink link={link} words={text.words(link)} text={text} />
    </>
  );
}

function Links({ links, now, onRevoke }: PreviewLinksDialogProps) {
  const text = adminPreviewText;
  const heading = useId();
  return (
    <section className={css.parts} aria-labelledby={heading}>
      <h3 id={heading} className={css.heading}>
        {text.list}
      </h3>
      {links.status === 'loading' && (
        <p className={css.waiting}>
          <Spinner /> {text.loading}
        </p>
      )}
      {links.status === 'failed' && (
        <>
          <Notice tone="bad" announced="atOnce" title={text.loadFailed} />
          <Button tone="line" onClick={links.retry}>
            {adminFormsText.tryAgain}
          </Button>
        </>
      )}
      {links.status === 'ready' && links.data.length === 0 && <p className={css.quiet}>{text.none}</p>}
      {links.status === 'ready' && links.data.length > 0 && (
        <ul className={css.list}>
          {links.data.map((link) => (
            <li key={link.id} className={css.row}>
              <span className={css.facts}>
                <span lang={link.title === '' ? undefined : siteLanguage}>{nameOf(link)}</span>
                <span className={css.quiet}>
                  {link.mine ? '' : `${text.by(link.by)} · `}
                  {text.until(formatMoment(link.expiresAt))} ·{' '}
                  {link.usedAt === null ? text.unused : text.used(relativeTime(link.usedAt, now))}
                </span>
              </span>
              <Button tone="line" title={text.revokeOf(nameOf(link))} onClick={() => onRevoke(link)}>
                {text.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function nameOf({ subject, title }: PreviewLink): string {
  if (subject === null) return adminPreviewText.wholeSite;
  if (subject.kind !== 'settings') return title || adminPreviewText.untitled;
  const tabs = new Map<string, string>(Object.entries(adminSettingsText.tabs));
  return adminPreviewText.settings(tabs.get(subject.id) ?? subject.id);
}
