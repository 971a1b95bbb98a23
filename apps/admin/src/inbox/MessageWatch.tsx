import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@vitrin/contract/endpoints';
import { useEffect } from 'react';
import { apiHost } from '../api.ts';
import { keys } from '../queryClient.ts';
import { useLoggingOut } from '../session/loggingOut.ts';
import { useToken } from '../session/session.ts';
import { watchMessages } from './watchMessages.ts';

/** By then screens have loaded their data, and the browser is idle. */
const afterMs = 3_000;

const urlOf = ({ path }: { path: string }): string => `${apiHost}/api${path}`;

/** Refreshes the inbox and its counts as soon as a message has come, and within a minute of any other change. */
export function MessageWatch() {
  const queries = useQueryClient();
  const token = useToken();
  const loggingOut = useLoggingOut();
  useEffect(() => {
    if (token === undefined || loggingOut) return undefined;
    const authorization = `Bearer ${token}`;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = watchMessages({
        open: (signal) => fetch(urlOf(endpoints.messages.watch), { headers: { authorization }, signal }),
        look: (known, signal) =>
          fetch(urlOf(endpoints.messages.state), {
            headers: { authorization, ...(known !== null && { 'if-none-match': known }) },
            signal,
          }),
        onChange: () => {
          for (const queryKey of [keys.allMessages, keys.anyMessage, keys.messageFacts])
            void queries.invalidateQueries({ queryKey });
        },
      });
    }, afterMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [queries, token, loggingOut]);
  return null;
}
