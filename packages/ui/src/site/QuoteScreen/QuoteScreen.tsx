import { limits } from '@vitrin/contract/limits';
import type { QuoteDraft } from '@vitrin/contract/messages/message';
import { quoteTextsOf } from '@vitrin/contract/messages/quoteForm';
import {
  emptyQuote,
  isQuoteIncomplete,
  type QuoteAttempt,
  quoteFields,
  quoteProblems,
  type QuoteTexts,
} from '@vitrin/contract/messages/quoteRules';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { useId, useState } from 'react';
import { classes } from '../../elements/classes.ts';
import { siteQuoteText as text } from '@vitrin/ui/text/website/siteQuote';
import { grid, wrap } from '../../theme/layout.css.ts';
import { headings } from '../../theme/type.css.ts';
import { ContactWays } from '../parts/ContactWays/ContactWays.tsx';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { greetingFor, whatsAppOf } from '../parts/phoneLinks.ts';
import * as page from '../parts/SentForm/FormPage.css.ts';
import { SentForm } from '../parts/SentForm/SentForm.tsx';
import { type Unsent, useSentForm } from '../parts/SentForm/useSentForm.ts';
import { QuoteFields, type QuoteJob } from './QuoteFields.tsx';
import * as css from './QuoteScreen.css.ts';

/** Sends a quote request from a page with JavaScript; the caller adds the page that the visitor came from. */
export type SendQuote = (draft: Omit<QuoteDraft, 'page'>) => Promise<QuoteAttempt>;

export type QuoteScreenProps = {
  siteInfo: SiteInfo;
  /** The page's own URL, which receives the form of browsers without JavaScript. */
  action: string;
  /** Titles of the selectable services. */
  services: readonly string[];
  /** The service or project whose page the visitor came from; a project with its service. */
  about: { kind: 'service' | 'project'; title: string; service?: string } | null;
  /** The result of the attempt that led to this page, if the form was sent without JavaScript. */
  attempt: QuoteAttempt;
  onSend: SendQuote;
  unsent: Unsent<QuoteTexts>;
};

/** The quote form, next to quicker ways to reach the company. */
export function QuoteScreen(props: QuoteScreenProps) {
  const { siteInfo, services, about } = props;
  const start: QuoteTexts = { ...emptyQuote, subject: about === null ? '' : subjectOf(about) };
  const state = useSentForm<QuoteTexts>(props.attempt, {
    fields: quoteFields,
    untouched: start,
    unsent: props.unsent,
    textsOf: quoteTextsOf,
    problemsOf: quoteProblems,
    send: (texts, signs) => props.onSend({ ...texts, ...signs }),
  });
  const { attempt, round, texts } = state;
  const [job, setJob] = useState<{ round: number; change: Partial<QuoteJob> }>({ round, change: {} });
  // Sent values have been cleared from the fields.
  const change = job.round === round ? job.change : {};
  const { subject, place, size } = { ...texts, ...change };
  const ways = useId();
  const titles = new Set([...services, ...(texts.subject === '' ? [] : [texts.subject])]);
  return (
    <>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <div className={classes(wrap, grid, page.body)}>
        <div className={page.form}>
          <SentForm
            label={text.form}
            action={props.action}
            state={state}
            incomplete={isQuoteIncomplete}
            texts={text}
            send={text.send}
            hasNotice
            notice={siteInfo.notice}
          >
            <QuoteFields
              key={round}
              texts={texts}
              problems={attempt.outcome === 'refused' ? attempt.problems : {}}
              subjects={[
                { value: '', label: text.noSubject },
                ...[...titles].map((title) => ({
                  value: title,
                  label:
                    about?.kind === 'project' && title === subjectOf(about)
                      ? text.likeProject(about.title, about.service)
                      : title,
                })),
              ]}
              onJob={(typed) => setJob({ round, change: { ...change, ...typed } })}
            />
          </SentForm>
        </div>
        {(siteInfo.email !== '' || whatsAppOf(siteInfo) !== '') && (
          <aside className={page.side} aria-labelledby={ways}>
            <h2 id={ways} className={classes(headings.h3, css.ways)}>
              {text.waysTitle}
            </h2>
            <ContactWays siteInfo={siteInfo} whatsAppText={chatOf({ subject, place, size })} />
          </aside>
        )}
      </div>
    </>
  );
}

/** The initial text of a chat: the request in a sentence, with place and size if they were typed. */
function chatOf({ subject, place, size }: QuoteJob): string {
  const told = [
    greetingFor(subject),
    place.trim() === '' ? '' : text.chatPlace(place.trim()),
    size.trim() === '' ? '' : text.chatSize(size.trim()),
  ];
  return told.filter((part) => part !== '').join(' ');
}

/** The subject of the request, as the inbox shows it; a project is followed by its service if there is room. */
function subjectOf({ title, service }: NonNullable<QuoteScreenProps['about']>): string {
  const both = service === undefined ? title : `${title} (${service})`;
  return both.length > limits.titleCharacters ? title : both;
}
