import { sentQuery, textsOf, trapOf } from '@vitrin/contract/messageForm';
import { type MessageAttempt, messageProblems } from '@vitrin/contract/messageRules';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { settle, type SiteApi } from '../data.ts';
import { deliverMessage } from './deliverMessage.ts';

const wrongInput = 422;
const unavailable = 503;
const seeOther = 303;

/**
 * Takes the contact form of a browser without JavaScript, on the server. A message that was sent leads on to the
 * page's address, so that loading it again sends nothing twice; one that was not comes back with what was typed.
 */
export const contactAction = (api: SiteApi) => async (args: ActionFunctionArgs) => {
  const form = await args.request.formData();
  const texts = textsOf(form);
  const problems = messageProblems(texts);
  if (Object.keys(problems).length > 0) return answer({ outcome: 'refused', texts, problems });
  const siteInfo = await settle((await api()).siteInfo.read());
  if (!siteInfo.ok) return answer({ outcome: 'failed', texts });
  const { contactDelivery } = siteInfo.data;
  const attempt = await deliverMessage(api, contactDelivery, { ...texts, website: trapOf(form) });
  if (attempt.outcome !== 'sent') return answer(attempt);
  return redirect(`${sitePaths.contact()}?${sentQuery.name}=${sentQuery.value}`, seeOther);
};

const answer = (attempt: MessageAttempt) =>
  data(attempt, { status: attempt.outcome === 'failed' ? unavailable : wrongInput });
