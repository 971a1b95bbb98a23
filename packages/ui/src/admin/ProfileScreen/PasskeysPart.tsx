import type { Load } from '@vitrin/contract/load';
import type { Passkey } from '@vitrin/contract/accounts/passkey';
import type { SecondFactor } from '@vitrin/contract/accounts/secondFactor';
import { KeySquare, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { adminUsersText } from '../../text/panelText.ts';
import { PersonList } from '../parts/PersonList/PersonList.tsx';
import { formatMoment, relativeTime } from '../parts/relativeTime.ts';
import { CodesDialog, type CodesHeld } from './CodesDialog.tsx';
import * as css from './ProfileScreen.css.ts';
import { type FactorOutcome, ProofDialog } from './ProofDialog.tsx';

/** The actions on the user's own passkeys, which require the password. */
export type PasskeyActs = {
  /** Resolves to the recovery codes created along with it, if any. */
  onAdd: (name: string, password: string) => Promise<FactorOutcome<readonly string[]>>;
  onRemove: (passkey: Passkey, password: string) => Promise<FactorOutcome<true>>;
};

export type PasskeysPartProps = PasskeyActs & {
  factor: Load<SecondFactor>;
  held: CodesHeld;
  now: Date;
  /** The host that the panel is opened at; undefined if the browser cannot create passkeys. */
  host: string | undefined;
  /** The default name of a new passkey. */
  device: string;
};

type Step = { of: 'add' } | { of: 'remove'; passkey: Passkey } | { of: 'codes'; codes: readonly string[] };

/** The user's passkeys: signing in by fingerprint, face or screen lock. */
export function PasskeysPart(props: PasskeysPartProps) {
  const text = adminUsersText.profile.passkeys;
  const { factor, held, host, now } = props;
  const [step, setStep] = useState<Step>();
  const region = useRef<HTMLElement>(null);
  // While loading, the section above shows the state.
  if (factor.status !== 'ready') return null;
  const { passkeys, passkeySite, since } = factor.data;
  const hindrance =
    passkeySite === ''
      ? text.nowhere
      : host === undefined
        ? text.unsupported
        : host === passkeySite
          ? undefined
          : text.elsewhere(passkeySite);
  const close = () => setStep(undefined);

  return (
    <section className={css.passkeys} aria-labelledby="profile-passkeys" ref={region} tabIndex={-1}>
      <div className={css.words}>
        <h2 className={css.heading} id="profile-passkeys">
          {text.heading}
        </h2>
        <p className={css.lede}>{text.lede}</p>
        {passkeys.length === 0 && <p className={css.state}>{text.none}</p>}
      </div>
      {passkeys.length > 0 && (
        <PersonList
          label={text.list}
          rows={passkeys.map((passkey) => ({
            key: passkey.id,
            title: passkey.name,
            badges: [],
            facts: [
              text.addedOn(formatMoment(passkey.createdAt)),
              passkey.lastUsedAt === null
                ? text.unused
                : adminUsersText.lastUse(relativeTime(passkey.lastUsedAt, now)),
              passkey.site === passkeySite ? '' : text.site(passkey.site),
            ],
            buttons: (
              <IconButton
                label={text.remove(passkey.name)}
                icon={<Trash2 size={16} aria-hidden />}
                onClick={() => setStep({ of: 'remove', passkey })}
              />
            ),
          }))}
        />
      )}
      <div className={css.words}>
        {hindrance === undefined ? (
          <div>
            <Button
              tone="line"
              icon={<KeySquare size={16} aria-hidden />}
              onClick={() => setStep({ of: 'add' })}
            >
              {text.add}
            </Button>
          </div>
        ) : (
          <p className={css.lede}>{hindrance}</p>
        )}
      </div>
      {step?.of === 'add' && (
        <ProofDialog
          title={text.add}
          detail={text.addDetail}
          submit={adminUsersText.profile.factor.next}
          named={props.device}
          onSend={(password, name) => props.onAdd(name, password)}
          onDone={(codes) => setStep(codes.length > 0 ? { of: 'codes', codes } : undefined)}
          onClose={close}
        />
      )}
      {step?.of === 'remove' && (
        <ProofDialog
          title={text.removeTitle}
          detail={
            passkeys.length === 1 && since === null
              ? text.removeLast(step.passkey.name)
              : text.removeDetail(step.passkey.name)
          }
          submit={text.removeTitle}
          onSend={(password) => props.onRemove(step.passkey, password)}
          // The button disappears along with the passkey.
          focusAfter={region}
          onDone={close}
          onClose={close}
        />
      )}
      {step?.of === 'codes' && <CodesDialog codes={step.codes} {...held} onClose={close} />}
    </section>
  );
}
