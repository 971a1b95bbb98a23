import { type InvitationDraft, invitationDraft } from '@vitrin/contract/accounts/account';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminUsersText } from '../../text/panelText.ts';
import { FormDialog } from '../parts/FormDialog/FormDialog.tsx';
import { inWords } from '../parts/inWords.ts';
import { SendLink } from '../parts/SendLink.tsx';
import { RoleField } from './RoleField.tsx';
import * as css from './UsersScreen.css.ts';

/** The outcome of an invitation: its link, or an error about the address or the whole request. */
export type InviteOutcome =
  | { status: 'invited'; link: string }
  | { status: 'refused'; email?: string | undefined; reason?: string | undefined };

export type InviteDialogProps = {
  companyName: string;
  onInvite: (draft: InvitationDraft) => Promise<InviteOutcome>;
  onClose: () => void;
};

/** Asks whom to invite, then shows the link once, to be copied or sent; open while mounted. */
export function InviteDialog(props: InviteDialogProps) {
  const text = adminUsersText;
  const [draft, setDraft] = useState<InvitationDraft>({ email: '', role: 'editor' });
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<string>();

  async function invite() {
    const parsed = invitationDraft.safeParse(draft);
    setError(parsed.success ? undefined : parsed.error.issues[0]?.message);
    if (!parsed.success) return;
    setFailure(undefined);
    setBusy(true);
    const outcome = await props.onInvite(parsed.data);
    setBusy(false);
    if (outcome.status === 'invited') return setLink(outcome.link);
    setError(outcome.email);
    if (outcome.email === undefined) setFailure(outcome.reason ?? text.inviteFailed);
  }

  if (link !== undefined) {
    return (
      <LinkDialog link={link} email={draft.email} companyName={props.companyName} onClose={props.onClose} />
    );
  }
  return (
    <FormDialog
      title={text.inviteTitle}
      detail={text.inviteDetail}
      submit={text.makeLink}
      busy={busy}
      // Its link is still to be shown.
      held={busy}
      onSubmit={() => void invite()}
      onClose={props.onClose}
    >
      {failure !== undefined && <Notice tone="bad" announced="atOnce" title={failure} />}
      <TextField
        label={text.email}
        hint={text.emailHint}
        error={error && inWords(error)}
        type="email"
        autoComplete="off"
        value={draft.email}
        onChange={({ target }) => setDraft({ ...draft, email: target.value })}
        required
      />
      <RoleField role={draft.role} onRole={(role) => setDraft({ ...draft, role })} />
    </FormDialog>
  );
}

type LinkDialogProps = { link: string; email: string; companyName: string; onClose: () => void };

function LinkDialog({ link, email, companyName, onClose }: LinkDialogProps) {
  const text = adminUsersText;
  const words = text.mailText(companyName, link);
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(text.mailSubject(companyName))}&body=${encodeURIComponent(words)}`;

  return (
    <Dialog
      open
      title={text.linkTitle}
      detail={text.linkDetail(email)}
      // It is shown only once: Escape and a click outside must not lose it.
      onClose={() => undefined}
      foot={<Button onClick={onClose}>{text.done}</Button>}
    >
      <div className={css.fields}>
        <SendLink link={link} words={words} text={text}>
          <ButtonLink tone="line" href={mail} icon={<Mail size={16} aria-hidden />}>
            {text.byEmail}
          </ButtonLink>
        </SendLink>
      </div>
    </Dialog>
  );
}
