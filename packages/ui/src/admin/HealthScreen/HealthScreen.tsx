import { mayOpen } from '@vitrin/contract/paths/adminAccess';
import type { Load } from '@vitrin/contract/load';
import type { Palette } from '@vitrin/contract/settings/palette';
import type { Role } from '@vitrin/contract/accounts/role';
import type { HealthFinding, HealthFindings, SiteHealth } from '@vitrin/contract/operation/siteHealth';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminHealthText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { type HealthCheck, type HealthPoint, healthChecks, outsideCheck } from './healthChecks.ts';
import * as css from './HealthScreen.css.ts';

export type HealthScreenProps = {
  health: Load<SiteHealth>;
  /** The website's colours; they are judged once they are loaded. */
  palette: Palette | undefined;
  /** The user's role: nothing links to a screen that it may not open. */
  role?: Role | undefined;
  /** The screen on which a finding is fixed; undefined if there is none. */
  hrefOf: (finding: HealthFinding) => string | undefined;
  now: Date;
  /** The results of checking external links, which runs only on request. */
  outside: OutsideLinks;
};

export type OutsideLinks = {
  status: 'idle' | 'asking' | 'failed';
  found: HealthFindings | undefined;
  onAsk: () => void;
};

/** The number of findings initially listed per check: more would push the other checks out of view. */
const shownPoints = 5;

const drawings = { bad: CircleAlert, warn: TriangleAlert, neutral: Info, good: CircleCheck } as const;

/** The health of the website: all checks, the most urgent first, with links to where each problem is fixed. */
export function HealthScreen(props: HealthScreenProps) {
  const text = adminHealthText;
  const { health, palette, role, hrefOf, now } = props;
  if (health.status === 'failed') return <LoadFailure error={health.error} onRetry={health.retry} />;
  if (health.status === 'loading') {
    return (
      <output className={css.waiting}>
        <Spinner />
        {text.loading}
      </output>
    );
  }
  const checks = healthChecks({ health: health.data, palette, now, hrefOf });
  const toMend = checks.filter(({ tone }) => tone === 'bad' || tone === 'warn');
  const isUrgent = toMend.some(({ tone }) => tone === 'bad');
  return (
    <section className={css.screen} aria-label={text.title}>
      <p className={css.intro}>{text.intro(health.data.version)}</p>
      {toMend.length === 0 ? (
        <Notice tone="good" title={text.allWell}>
          {text.allWellDetail}
        </Notice>
      ) : (
        <Notice tone={isUrgent ? 'bad' : 'warn'} title={text.toMend(toMend.length)}>
          {text.toMendDetail}
        </Notice>
      )}
      <ul className={css.list} aria-label={text.checks}>
        {checks.map((check) => (
          <Check key={check.key} check={check} role={role} />
        ))}
        <Check check={outsideCheck(props.outside.found, hrefOf)} role={role}>
          <AskOutside {...props.outside} />
        </Check>
      </ul>
    </section>
  );
}

function AskOutside({ status, found, onAsk }: OutsideLinks) {
  const text = adminHealthText.outsideLinks;
  return (
    <>
      {status === 'failed' && <Notice tone="bad" announced="atOnce" title={text.failed} />}
      <div className={css.ask}>
        <Button tone="line" busy={status === 'asking'} onClick={onAsk}>
          {status === 'asking' ? text.asking : found === undefined ? text.ask : text.askAgain}
        </Button>
      </div>
    </>
  );
}

type CheckProps = { check: HealthCheck; role: Role | undefined; children?: ReactNode };

function Check({ check, role, children }: CheckProps) {
  const { tone, title, words, points, more, link } = check;
  const Drawing = drawings[tone];
  return (
    <li className={css.check}>
      <Drawing className={css.icons[tone]} size={20} aria-hidden />
      <div className={css.body}>
        <h2 className={css.title}>
          {title}
          <VisuallyHidden>{`: ${adminHealthText.tones[tone]}`}</VisuallyHidden>
        </h2>
        <p className={css.words}>{words}</p>
        {points.length > 0 && <Points points={points.slice(0, shownPoints)} role={role} />}
        {points.length > shownPoints && (
          <Disclosure label={adminHealthText.showMore(points.length - shownPoints)}>
            <Points points={points.slice(shownPoints)} role={role} />
            {more > 0 && <p className={css.more}>{adminHealthText.more(more)}</p>}
          </Disclosure>
        )}
        {link !== undefined && mayOpen(role, link.href) && (
          <Link className={css.link} href={link.href}>
            {link.label}
          </Link>
        )}
        {children}
      </div>
    </li>
  );
}

function Points({ points, role }: { points: readonly HealthPoint[]; role: Role | undefined }) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <Point key={point.key} point={point} role={role} />
      ))}
    </ul>
  );
}

function Point({ point: { title, detail, href }, role }: { point: HealthPoint; role: Role | undefined }) {
  return (
    <li className={css.point}>
      {href !== undefined && mayOpen(role, href) ? (
        <Link className={css.link} href={href}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      {detail !== '' && <span className={css.detail}>{detail}</span>}
    </li>
  );
}
