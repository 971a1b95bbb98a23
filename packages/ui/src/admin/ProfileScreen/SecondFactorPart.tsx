import type { Load } from '@vitrin/contract/load';
import type { CodeSecret, RecoveryCodes, SecondFactor } from '@vitrin/contract/accounts/secondFactor';
import { ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { adminUsersText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { formatMoment } from '../parts/relativeTime.ts';
import * as css from './ProfileScreen.css.ts';
import { CodePicture } from './CodePicture.tsx';
import { CodesDialog, type CodesHeld } from './CodesDialog.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { type FactorOutcome, ProofDialog } from './ProofDialog.tsx';

/** The actions on the user's own second factor, which require the password or a code. */
export type FactorActs = {
  onBegin: (password: string) => Promise<FactorOutcome<CodeSecret>>;
  onConfirm: (code: string) => Promise<FactorOutcome<RecoveryCodes>>;
  onRenew: (password: string) => Promise<FactorOutcome<RecoveryCodes>>;
  onEnd: (password: string) => Promise<FactorOutcome<true>>;
};

export type SecondFactorPartProps = FactorActs & { factor: Load<SecondFactor>; held: CodesHeld };

type Step =
  | { of: 'begin' | 'renew' | 'end' }
  | { of: 'scan'; secret: CodeSecret }
  | { of: 'codes'; codes: readonly string[] };

/** Whether the user's own sign-in requires a code of an authenticator app, and the steps to turn that on or off. */
export function SecondFactorPart(props: SecondFactorPartProps) {
  const text = adminUsersText.profile.factor;
  const { factor, held } = props;
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const hasPasskeys = factor.status === 'ready' && factor.data.passkeys.length > 0;
  const showCodes = ({ recoveryCodes: codes }: RecoveryCodes) => setStep({ of: 'codes', codes });

  return (
    <section className={css.part} aria-labelledby="profile-factor">
      <h2 className={css.heading} id="profile-factor">
        {text.heading}
      </h2>
      <p className={css.lede}>{text.lede}</p>
      {factor.status === 'failed' && <LoadFailure error={factor.error} onRetry={factor.retry} />}
      {factor.status === 'loading' && (
        <output className={css.waiting}>
          <Spinner />
          {text.loading}
        </output>
      )}
      {factor.status === 'ready' && (
        <>
          <p className={css.state}>
            {factor.data.since === null
              ? hasPasskeys
                ? text.offBesidePasskeys
                : text.off
              : text.on(formatMoment(factor.data.since))}
            {(factor.data.since !== null || hasPasskeys) && ` ${text.left(factor.data.recoveryCodes)}`}
          </p>
          <div className={css.ways}>
            {factor.data.since === null && (
              <Button
                tone="line"
                icon={<ShieldCheck size={16} aria-hidden />}
                onClick={() => setStep({ of: 'begin' })}
              >
                {hasPasskeys ? text.beginBesidePasskeys : text.begin}
              </Button>
            )}
            {(factor.data.since !== null || hasPasskeys) && (
              <Button tone="line" onClick={() => setStep({ of: 'renew' })}>
                {text.renew}
              </Button>
            )}
            {factor.data.since !== null && (
              <Button tone="quiet" onClick={() => setStep({ of: 'end' })}>
                {text.end}
              </Button>
            )}
          </div>
        </>
      )}
      {step?.of === 'begin' && (
        <ProofDialog
          title={hasPasskeys ? text.beginBesidePasskeys : text.begin}
          detail={text.passwordDetail}
          submit={text.next}
          onSend={(password) => props.onBegin(password)}
          onDone={(secret) => setStep({ of: 'scan', secret })}
          onClose={close}
        />
      )}
      {step?.of === 'renew' && (
        <ProofDialog
          title={text.renew}
          detail={text.renewDetail}
          submit={text.next}
          onSend={(password) => props.onRenew(password)}
          onDone={showCodes}
          onClose={close}
        />
      )}
      {step?.of === 'end' && (
        <ProofDialog
          title={text.end}
          detail={hasPasskeys ? text.endBesidePasskeys : text.endDetail}
          submit={text.end}
          onSend={(password) => props.onEnd(password)}
          onDone={close}
          onClose={close}
        />
      )}
      {step?.of === 'scan' && (
        <ProofDialog
          key="scan"
          title={text.scanTitle}
          detail={text.scanDetail}
          submit={text.confirm}
          code
          head={<ScannedSecret secret={step.secret} />}
          onSend={(code) => props.onConfirm(code)}
          onDone={showCodes}
          onClose={close}
        />
      )}
      {step?.of === 'codes' && <CodesDialog codes={step.codes} {...held} onClose={close} />}
    </section>
  );
}

function ScannedSecret({ secret: { secret, address } }: { secret: CodeSecret }) {
  const text = adminUsersText.profile.factor;
  return (
    <div className={css.scan}>
      <CodePicture address={address} label={text.picture} />
      <div className={css.secret}>
        <span className={css.lede}>{text.secret}</span>
        <code className={css.letters}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </div>
      <div className={css.secret}>
        <CopyButton
          value={secret}
          text={text.secretCopy}
          beside={
            <ButtonLink tone="line" href={address} icon={<Smartphone size={16} aria-hidden />}>
              {text.openApp}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
