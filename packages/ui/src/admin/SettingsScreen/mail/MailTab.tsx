import { fieldErrors } from '@vitrin/contract/errors/error';
import {
  type MailFault,
  mailPorts,
  type MailSecurity,
  mailSecurities,
  type MailSettings,
  type MailSettingsChange,
  mailSettingsChange,
} from '@vitrin/contract/settings/mail';
import { Controller, type FieldErrors, type Resolver } from 'react-hook-form';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { Segments } from '../../../elements/Segments/Segments.tsx';
import { TextArea } from '../../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminMailText, adminSettingsText } from '../../../text/panelText.ts';
import type { Draft, Keeping } from '../../parts/Editing/editing.ts';
import { FormGroup } from '../../parts/FormGroup/FormGroup.tsx';
import { MailTestForm } from './MailTestForm.tsx';
import { hint } from '../../parts/hint.css.ts';
import * as css from '../SettingsForm.css.ts';
import { SettingsForm } from '../SettingsForm.tsx';
import { type SettingsFields, type SettingsOutcome, useSettingsForm } from '../useSettingsForm.ts';

/** The result of a test: the server's finding, or an error if there was no response. */
export type MailTestEnd = { fault: MailFault | null } | { fault: 'unknown'; why: string | undefined };

export type MailTabProps = Keeping & {
  mail: MailSettings;
  onSave: (change: MailSettingsChange, stored: MailSettings) => Promise<SettingsOutcome<MailSettings>>;
  /** Sends a test e-mail with the saved settings. */
  onTest: (to: string) => Promise<MailTestEnd>;
};

/** The settings as typed. */
type Fields = {
  recipients: string;
  digest: boolean;
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  password: string;
  sender: string;
};

const typedOf = (mail: MailSettings): Fields => ({
  recipients: mail.recipients.join('\n'),
  digest: mail.digest,
  host: mail.host,
  port: String(mail.port),
  security: mail.security,
  user: mail.user,
  password: '',
  sender: mail.sender,
});

/** The values to send. An empty password was not typed. */
const changeOf = ({ recipients, port, password = '', ...others }: Partial<Fields>): MailSettingsChange => ({
  ...others,
  ...(recipients !== undefined && {
    recipients: recipients.split(/[\s,;]+/).filter((address) => address !== ''),
  }),
  ...(port !== undefined && { port: Number(port) }),
  ...(password !== '' && { password }),
});

/** A password is for the server that it was typed for, even if somebody has changed that meanwhile. */
const withServer = (change: Partial<Fields>, { host, port, security, user }: Fields): Partial<Fields> =>
  change.password === undefined ? change : { host, port, security, user, ...change };

/** The contract's rules; an error in one of several addresses is reported at their common field. */
const rules: Resolver<Fields> = (typed) => {
  const { error } = mailSettingsChange.safeParse(changeOf(typed));
  if (error === undefined) return { values: typed, errors: {} };
  return { values: {}, errors: errorsOf(fieldErrors(error)) };
};

const ofField = (name: string): string => name.replace(/\.\d+$/, '');

function errorsOf(found: Readonly<Record<string, string>>): FieldErrors<Fields>;
function errorsOf(found: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(found).map(([name, message]) => [ofField(name), { type: 'contract', message }]),
  );
}

const fields: SettingsFields<Fields> = {
  get names() {
    const text = adminMailText;
    return {
      recipients: text.recipients,
      digest: text.digest,
      host: text.host,
      security: text.security,
      port: text.port,
      user: text.user,
      password: text.password,
      sender: text.sender,
    };
  },
  rules,
};

/** Drafts are stored in the browser, where no password may end up. */
function withoutPassword(draft: Draft | null): Draft | null {
  if (draft === null) return null;
  const { password: _secret, ...kept } = draft.fields;
  return Object.keys(kept).length === 0 ? null : { ...draft, fields: kept };
}

const isSecurity = (value: string): value is MailSecurity => mailSecurities.some((each) => each === value);

/** The recipients of visitors' messages, and the mail server with a test. */
export function MailTab({ mail, onSave, onTest, ...keeping }: MailTabProps) {
  const text = adminMailText;
  const isFixed = mail.source === 'environment';
  const state = useSettingsForm<Fields, MailSettings>(fields, mail, typedOf, {
    ...keeping,
    onDraft: (draft) => keeping.onDraft(withoutPassword(draft)),
    onSave: async (change, stored) => {
      const outcome = await onSave(changeOf(withServer(change, typedOf(stored))), stored);
      if (outcome.status !== 'rejected') return outcome;
      const told = Object.entries(outcome.fields).map(([name, message]) => [ofField(name), message]);
      return { status: 'rejected', fields: Object.fromEntries(told) };
    },
  });
  const { form, field, values, changed } = state;

  function chooseSecurity(security: string) {
    if (!isSecurity(security)) return;
    // The port follows the encryption mode, unless a non-default port was entered.
    if (Number(values.port) === mailPorts[values.security]) {
      form.setValue('port', String(mailPorts[security]), { shouldValidate: true });
    }
    form.setValue('security', security, { shouldDirty: true });
  }

  return (
    <SettingsForm state={state} heading={adminSettingsText.tabs.mail} lede={text.lede}>
      {!mail.links && (
        <div className={css.notice}>
          <Notice tone="warn" title={text.noLinks}>
            <p className={css.noticed}>{text.noLinksDetail}</p>
          </Notice>
        </div>
      )}
      <FormGroup number={1} title={text.recipientsTitle}>
        <TextArea {...field('recipients')} hint={text.recipientsHint} spellCheck={false} rows={3} />
        <Controller
          control={form.control}
          name="digest"
          render={({ field: digest }) => (
            <div>
              <Checkbox
                labelShown
                label={text.digest}
                checked={digest.value}
                onCheck={(wanted) => digest.onChange(wanted)}
              />
              <p className={hint}>{text.digestHint}</p>
            </div>
          )}
        />
      </FormGroup>
      <FormGroup number={2} title={text.serverTitle}>
        {isFixed ? (
          <Notice tone="neutral" title={text.fromEnvironment}>
            <p className={css.noticed}>{text.fromEnvironmentDetail}</p>
            <p className={css.noticed}>{`${mail.host}:${mail.port}`}</p>
          </Notice>
        ) : (
          <>
            <TextField
              {...field('host')}
              hint={text.hostHint}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
            <div className={css.labelled}>
              <span className={css.label} aria-hidden>
                {text.security}
              </span>
              <Segments
                label={text.security}
                segments={mailSecurities.map((value) => ({ value, label: text.securities[value] }))}
                value={values.security}
                onChoose={chooseSecurity}
              />
              <p className={hint}>{values.security === 'none' ? text.noSecurityHint : text.securityHint}</p>
            </div>
            <TextField {...field('port')} inputMode="numeric" autoComplete="off" />
            <TextField {...field('user')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
            <TextField
              {...field('password')}
              type="password"
              hint={mail.hasPassword ? text.passwordStored : text.passwordNew}
              autoComplete="new-password"
            />
          </>
        )}
        {mail.fixedSender ? (
          <p className={hint}>{`${text.sender}: ${mail.sender}`}</p>
        ) : (
          <TextField {...field('sender')} type="email" hint={text.senderHint} autoComplete="off" />
        )}
      </FormGroup>
      <FormGroup number={3} title={text.testTitle}>
        <MailTestForm
          first={mail.recipients[0] ?? ''}
          unsaved={changed.length > 0}
          waiting={mail.waiting}
          failed={mail.failed}
          onTest={onTest}
        />
      </FormGroup>
    </SettingsForm>
  );
}
