import { ConnectionNotice } from '@vitrin/ui/admin/ConnectionNotice';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { client, connection } from '../api.ts';

/** The polling interval for a server that has been unreachable for long. */
const lookMs = 5_000;

/** The whole panel, with a notice while the server is unreachable. */
export function ConnectionContainer() {
  const lost = useSyncExternalStore(connection.subscribe, connection.isLost);

  // A lost write is not repeated, so something has to find out that the server is back.
  useEffect(() => {
    if (!lost) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      timer = setTimeout(() => {
        client.siteInfo.read({ signal: end.signal }).catch(() => {
          if (!end.signal.aborted) look();
        });
      }, lookMs);
    };
    look();
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [lost]);

  return (
    <>
      <Outlet />
      {lost && <ConnectionNotice />}
    </>
  );
}
