import type { DeviceSession, ProfileChange } from '@vitrin/contract/accounts/account';
import type { Load } from '@vitrin/contract/load';
import { roleIn } from '@vitrin/contract/accounts/role';
import type { SecondFactor } from '@vitrin/contract/accounts/secondFactor';
import type { User } from '@vitrin/contract/accounts/session';
import { KeyRound, LogOut } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { adminUsersText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { PersonList } from '../parts/PersonList/PersonList.tsx';
import { relativeTime } from '../parts/relativeTime.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';
import { type PortraitActs, ProfilePicture } from './ProfilePicture.tsx';
import * as css from './ProfileScreen.css.ts';
import { type PasskeyActs, PasskeysPart } from './PasskeysPart.tsx';
import { type FactorActs, SecondFactorPart } from './SecondFactorPart.tsx';

export type { ProfileOutcome } from './ProfileForm.tsx';
export type { FactorOutcome } from './ProofDialog.tsx';
export type { PasskeyActs } from './PasskeysPart.tsx';
export type { PortraitActs } from './ProfilePicture.tsx';
export type { FactorActs } from './SecondFactorPart.tsx';

export type ProfileScreenProps = Pick<ProfileFormProps, 'leaving' | 'wait'> & {
  /** Called with whether leaving would lose something: input, or `codes` that were not kept yet. */
  onDirty?: ((dirty: boolean, source?: 'codes') => void) | undefined;
  user: User;
  sessions: Load<readonly DeviceSession[]>;
  factor: Load<SecondFactor>;
  portraitActs: PortraitActs;
  factorActs: FactorActs;
  passkeyActs: PasskeyActs;
  /** The host that the panel is opened at; undefined if the browser cannot create passkeys. */
  passkeyHost: string | undefined;
  now: Date;
  onSave: (change: ProfileChange) => ReturnType<ProfileFormProps['onSave']>;
  onChangePassword: () => void;
  onEnd: (session: DeviceSession) => void;
  onEndOthers: () => void;
};

/** The user's own account: picture, name, e-mail address, password, and sessions. */
export function ProfileScreen(props: ProfileScreenProps) {
  const text = adminUsersText.profile;
  const { user, sessions, now, leaving, onDirty } = props;
  const role = roleIn(user.roles);
  const [areCodesHeld, setCodesHeld] = useState(false);
  const onCodesHeld = useCallback(
    (isHeld: boolean) => {
      setCodesHeld(isHeld);
      onDirty?.(isHeld, 'codes');
    },
    [onDirty],
  );
  const held = { leaving, onCodesHeld };
  const region = useRef<HTMLElement>(null);
  // An ended session disappears along with its button.
  const ending = (end: () => void) => () => {
    region.current?.focus({ preventScroll: true });
    end();
  };
  const shown = sessions.status === 'ready' ? sessions.data : [];
  const here = shown.find(({ current }) => current);

  return (
    <div className={css.screen}>
      <section className={css.part} aria-labelledby="profile-person">
        <h2 className={css.heading} id="profile-person">
          {text.heading}
        </h2>
        {role !== undefined && (
          <p className={css.lede}>{text.role(adminUsersText.roles[role], adminUsersText.mayDo[role])}</p>
        )}
        <ProfilePicture picture={user.picture} {...props.portraitActs} />
        <ProfileForm
          user={user}
          // The codes ask themselves.
          leaving={areCodesHeld ? undefined : leaving}
          wait={props.wait}
          onDirty={onDirty}
          onSave={props.onSave}
        />
      </section>
      <section className={css.part} aria-labelledby="profile-password">
        <h2 className={css.heading} id="profile-password">
          {text.passwordHeading}
        </h2>
        <p className={css.lede}>{text.passwordLede}</p>
        <div>
          <Button tone="line" icon={<KeyRound size={16} aria-hidden />} onClick={props.onChangePassword}>
            {text.changePassword}
          </Button>
        </div>
      </section>
      <SecondFactorPart factor={props.factor} held={held} {...props.factorActs} />
      <PasskeysPart
        factor={props.factor}
        held={held}
        now={now}
        host={props.passkeyHost}
        // There is no default name for an unknown device.
        device={here === undefined || here.browser === '' ? '' : text.device(here.browser, here.system)}
        {...props.passkeyActs}
      />
      <section className={css.sessions} aria-labelledby="profile-sessions" ref={region} tabIndex={-1}>
        <div className={css.head}>
          <h2 className={css.heading} id="profile-sessions">
            {text.sessions}
          </h2>
          {shown.length > 1 && (
            <Button
              tone="line"
              icon={<LogOut size={16} aria-hidden />}
              onClick={ending(() => props.onEndOthers())}
            >
              {text.endOthers}
            </Button>
          )}
          <p className={css.under}>{text.sessionsLede}</p>
        </div>
        {sessions.status === 'failed' && <LoadFailure error={sessions.error} onRetry={sessions.retry} />}
        {sessions.status === 'loading' && (
          <output className={css.waiting}>
            <Spinner />
            {adminUsersText.loading}
          </output>
        )}
        {shown.length > 0 && (
          <PersonList
            label={text.sessions}
            rows={shown.map((session) => {
              const device = text.device(session.browser, session.system);
              return {
                key: session.id,
                title: device,
                badges: session.current ? [text.here] : [],
                facts: [
                  adminUsersText.lastUse(relativeTime(session.lastUsedAt, now)),
                  session.address === '' ? '' : text.from(session.address),
                ],
                buttons: !session.current && (
                  <IconButton
                    label={text.end(device)}
                    icon={<LogOut size={16} aria-hidden />}
                    onClick={ending(() => props.onEnd(session))}
                  />
                ),
              };
            })}
          />
        )}
      </section>
    </div>
  );
}
