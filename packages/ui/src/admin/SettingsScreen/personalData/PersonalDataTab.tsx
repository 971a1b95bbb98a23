import type {
  Person,
  PersonalDataReport,
  PersonErased,
  PersonFound,
} from '@vitrin/contract/messages/personalData';
import { person as personSchema } from '@vitrin/contract/messages/personalData';
import { formatDate } from '@vitrin/contract/text/turkish';
import { Download, Search, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { SelectField } from '../../../elements/SelectField/SelectField.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminInboxText } from '../../../text/panelText.ts';
import { inWords } from '../../parts/inWords.ts';
import { noticeCharacters } from '../../MessagesScreen/QuoteFacts.tsx';
import { shownSubject } from '../../MessagesScreen/shownSubject.ts';
import * as css from './PersonalDataTab.css.ts';
import { PersonalDataTable } from './PersonalDataTable.tsx';

/** The actions of the tab. Each resolves to undefined if it failed. */
export type PersonalDataCalls = {
  onKeep: (months: number | null) => Promise<boolean>;
  onFind: (person: Person) => Promise<PersonFound | undefined>;
  /** Downloads everything stored about a person. */
  onHand: (person: Person) => Promise<boolean>;
  /** Resolves to the number of erased messages. */
  onErase: (person: Person) => Promise<PersonErased | undefined>;
};

export type PersonalDataTabProps = PersonalDataCalls & { report: PersonalDataReport };

const offeredMonths = [6, 12, 24, 36, 60, 120];

/** Visitors' data: how long it is kept, whose it is, and what was erased. */
export function PersonalDataTab({ report, ...calls }: PersonalDataTabProps) {
  const { personal: text } = adminInboxText;
  return (
    <div className={css.tab}>
      <p className={css.quiet}>{text.lede}</p>
      <Keeping months={report.months} onKeep={calls.onKeep} />
      <PersonSearch {...calls} />
      <section className={css.part}>
        <h2 className={css.heading}>{text.reportTitle}</h2>
        <p className={css.quiet}>{text.reportLede}</p>
        <PersonalDataTable
          label={text.reportTitle}
          none={text.reportNone}
          names={[text.day, text.why, text.number]}
          rows={report.erased.map(({ day, why, messages }) => ({
            key: `${day} ${why}`,
            values: [formatDate(day), text.whys[why], String(messages)],
          }))}
        />
      </section>
      <section className={css.part}>
        <h2 className={css.heading}>{text.noticesTitle}</h2>
        <p className={css.quiet}>{text.noticesLede}</p>
        <PersonalDataTable
          label={text.noticesTitle}
          none={text.noticesNone}
          names={[text.since, text.noticeTitle, text.version, text.number]}
          rows={report.notices.map(({ id, madeAt, title, messages }) => ({
            key: id,
            values: [formatDate(madeAt), title, id.slice(0, noticeCharacters), String(messages)],
          }))}
        />
      </section>
    </div>
  );
}

function Keeping({ months, onKeep }: { months: number | null; onKeep: PersonalDataCalls['onKeep'] }) {
  const { personal: text } = adminInboxText;
  const [asked, setAsked] = useState<number>();
  const [end, setEnd] = useState<'saved' | 'failed'>();
  const field = useRef<HTMLSelectElement>(null);
  const offered = [...new Set([...offeredMonths, ...(months === null ? [] : [months])])].toSorted(
    (a, b) => a - b,
  );

  async function keep(next: number | null) {
    setEnd(undefined);
    setEnd((await onKeep(next)) ? 'saved' : 'failed');
  }

  return (
    <section className={css.part}>
      <h2 className={css.heading}>{text.keepTitle}</h2>
      <SelectField
        ref={field}
        label={text.keep}
        hint={text.keepHint}
        value={months === null ? '' : String(months)}
        options={[
          { value: '', label: text.never },
          ...offered.map((each) => ({ value: String(each), label: text.months(each) })),
        ]}
        onChange={({ target }) => {
          if (target.value === '') void keep(null);
          else setAsked(Number(target.value));
        }}
      />
      {end === 'saved' && <Notice tone="good" announced="politely" title={text.keepSaved} />}
      {end === 'failed' && <Notice tone="bad" announced="atOnce" title={text.saveFailed} />}
      <ConfirmDialog
        open={asked !== undefined}
        question={text.keepQuestion(text.months(asked ?? 0))}
        detail={text.keepDetail}
        confirmLabel={text.keepConfirm}
        cancelLabel={text.cancel}
        tone="danger"
        focusAfter={field}
        onConfirm={() => {
          if (asked !== undefined) void keep(asked);
        }}
        onClose={() => setAsked(undefined)}
      />
    </section>
  );
}

type Searched = { person: Person; found: PersonFound };
type End = 'findFailed' | 'handFailed' | 'eraseFailed' | PersonErased;

function PersonSearch({ onFind, onHand, onErase }: PersonalDataCalls) {
  const { personal: text } = adminInboxText;
  const [typed, setTyped] = useState({ email: '', phone: '' });
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<'find' | 'hand' | 'erase'>();
  const [searched, setSearched] = useState<Searched>();
  const [end, setEnd] = useState<End>();
  const [asks, setAsks] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  async function find(event: FormEvent) {
    event.preventDefault();
    if (busy !== undefined) return;
    const parsed = personSchema.safeParse(typed);
    setWrong(
      Object.fromEntries(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []),
    );
    setSearched(undefined);
    setEnd(undefined);
    if (!parsed.success) return;
    setBusy('find');
    const found = await onFind(parsed.data);
    setBusy(undefined);
    if (found === undefined) setEnd('findFailed');
    else setSearched({ person: parsed.data, found });
  }

  async function hand({ person }: Searched) {
    setEnd(undefined);
    setBusy('hand');
    const isSaved = await onHand(person);
    setBusy(undefined);
    if (!isSaved) setEnd('handFailed');
  }

  async function erase({ person }: Searched) {
    setEnd(undefined);
    setBusy('erase');
    const erased = await onErase(person);
    setBusy(undefined);
    if (erased === undefined) setEnd('eraseFailed');
    else {
      setSearched(undefined);
      setEnd(erased);
    }
  }

  const field = (name: 'email' | 'phone') => ({
    label: text[name],
    value: typed[name],
    error: wrong[name] === undefined ? undefined : inWords(wrong[name]),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <section className={css.part}>
      <h2 className={css.heading} ref={heading} tabIndex={-1}>
        {text.personTitle}
      </h2>
      <p className={css.quiet}>{text.personLede}</p>
      <form className={css.part} noValidate onSubmit={(event) => void find(event)}>
        <div className={css.person}>
          <TextField type="email" {...field('email')} />
          <TextField type="tel" {...field('phone')} />
        </div>
        <div className={css.row}>
          <Button type="submit" tone="line" icon={<Search size={16} aria-hidden />} busy={busy === 'find'}>
            {text.find}
          </Button>
        </div>
      </form>
      {searched && (
        <>
          <output className={css.quiet}>
            {searched.found.total === 0 ? text.none : text.found(searched.found.total)}
          </output>
          <ul className={css.found}>
            {searched.found.messages.map((message) => (
              <li key={message.id} className={css.item}>
                <span>{message.name}</span>
                <span className={css.quiet}>{text.places[message.place]}</span>
                <span>{shownSubject(message)}</span>
                <span className={css.quiet}>{formatDate(message.createdAt)}</span>
              </li>
            ))}
          </ul>
          {searched.found.total > 0 && (
            <div className={css.row}>
              <Button
                tone="line"
                icon={<Download size={16} aria-hidden />}
                busy={busy === 'hand'}
                onClick={() => void hand(searched)}
              >
                {text.hand}
              </Button>
              <Button
                tone="danger"
                icon={<Trash2 size={16} aria-hidden />}
                busy={busy === 'erase'}
                onClick={() => setAsks(true)}
              >
                {text.erase}
              </Button>
            </div>
          )}
          <ConfirmDialog
            open={asks}
            question={text.eraseQuestion(searched.found.total)}
            detail={text.eraseDetail}
            confirmLabel={text.eraseConfirm}
            cancelLabel={text.cancel}
            tone="danger"
            focusAfter={heading}
            onConfirm={() => void erase(searched)}
            onClose={() => setAsks(false)}
          />
        </>
      )}
      {typeof end === 'string' && <Notice tone="bad" announced="atOnce" title={text[end]} />}
      {typeof end === 'object' && (
        <Notice tone="good" announced="politely" title={text.erased(end.erased, end.left)} />
      )}
    </section>
  );
}
