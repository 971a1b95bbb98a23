import { type Activity, activityKinds, type ActivityKind } from '@vitrin/contract/history/activity';
import type { Load } from '@vitrin/contract/load';
import { roles } from '@vitrin/contract/accounts/role';
import { trashKinds } from '@vitrin/contract/history/trash';
import { useRef } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminActivityText, adminUsersText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { PersonList } from '../parts/PersonList/PersonList.tsx';
import { formatMoment } from '../parts/relativeTime.ts';
import { shownKinds } from '../TrashScreen/shownKinds.ts';
import * as css from './ActivityScreen.css.ts';

/** The loaded entries, and whether there are more. */
export type ListedActivity = { items: readonly Activity[]; more: boolean; reading: boolean };

/** The filters by person, category and day; an empty string matches everything. */
export type ActivityView = { user: string; kind: ActivityKind | undefined; day: string };

/** A person to filter by. */
export type ActivityPerson = { id: string; name: string };

export type ActivityScreenProps = {
  activity: Load<ListedActivity>;
  view: ActivityView;
  people: readonly ActivityPerson[];
  onView: (view: ActivityView) => void;
  onMore: () => void;
};

const everything: ActivityView = { user: '', kind: undefined, day: '' };

/** Who did what and from where, newest first. */
export function ActivityScreen(props: ActivityScreenProps) {
  const text = adminActivityText;
  const { activity, view } = props;
  const region = useRef<HTMLElement>(null);

  if (activity.status === 'failed') return <LoadFailure error={activity.error} onRetry={activity.retry} />;
  const listed = activity.status === 'ready' ? activity.data : undefined;
  const show = (change: Partial<ActivityView>) => props.onView({ ...view, ...change });

  return (
    <section className={css.screen} aria-label={text.list} ref={region} tabIndex={-1}>
      <div className={css.bar}>
        <p className={css.intro}>{text.intro}</p>
        <div className={css.choice}>
          <SelectField
            label={text.person}
            value={view.user}
            options={[
              { value: '', label: text.anybody },
              ...props.people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => show({ user: target.value })}
          />
        </div>
        <div className={css.choice}>
          <SelectField
            label={text.kind}
            value={view.kind ?? ''}
            options={[
              { value: '', label: text.anything },
              ...activityKinds.options.map((kind) => ({ value: kind, label: text.kinds[kind] })),
            ]}
            onChange={({ target }) => show({ kind: activityKinds.safeParse(target.value).data })}
          />
        </div>
        <div className={css.choice}>
          <TextField
            label={text.day}
            type="date"
            value={view.day}
            onChange={({ target }) => show({ day: target.value })}
          />
        </div>
      </div>
      {listed === undefined && (
        <output className={css.waiting}>
          <Spinner />
          {text.loading}
        </output>
      )}
      {listed?.items.length === 0 && (
        <EmptyState
          title={text.noMatch}
          detail={text.noMatchHint}
          action={
            <Button
              tone="quiet"
              onClick={() => {
                region.current?.focus({ preventScroll: true });
                props.onView(everything);
              }}
            >
              {text.clear}
            </Button>
          }
        />
      )}
      {listed !== undefined && listed.items.length > 0 && (
        <PersonList label={text.rows} rows={listed.items.map(rowOf)} />
      )}
      {listed?.more === true && (
        <div className={css.foot}>
          <Button tone="line" busy={listed.reading} onClick={props.onMore}>
            {text.more}
          </Button>
        </div>
      )}
    </section>
  );
}

function rowOf(activity: Activity) {
  const text = adminActivityText;
  const { id, act, by, title, address, browser, system, at } = activity;
  const about = [subjectOf(activity), title].filter((part) => part !== '').join(', ');
  const device = adminUsersText.profile.device(browser, system);
  const isAsked = address !== '' || browser !== '' || system !== '';
  return {
    key: id,
    title: about === '' ? text.acts[act] : `${text.acts[act]}: ${about}`,
    badges: [],
    facts: [
      by || (isAsked ? text.stranger : text.server),
      formatMoment(at),
      isAsked ? device : '',
      address === '' ? '' : text.from(address),
    ],
    buttons: null,
  };
}

/** The panel's name for the entry's subject: of a kind for several entries, which have no title. */
function subjectOf({ subject, title }: Activity): string {
  const { things, parts } = adminActivityText;
  const words = new Map<string, string>([
    ...roles.map((role) => [role, adminUsersText.roles[role]] as const),
    ...trashKinds.map((kind) => [kind, title === '' ? shownKinds[kind].label() : things[kind]] as const),
    ...Object.entries(parts),
  ]);
  return words.get(subject) ?? '';
}
