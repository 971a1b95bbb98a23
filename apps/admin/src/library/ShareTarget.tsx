import { useEffect } from 'react';

/** Lets a phone share pictures with the panel once it is installed as an app. Other pages go through no worker. */
export function ShareTarget() {
  useEffect(() => {
    // Where there is no manifest, such as in the catalogue of screens, nothing can be shared.
    if (!('serviceWorker' in navigator) || document.querySelector('link[rel="manifest"]') === null) return;
    navigator.serviceWorker.register('/admin/share.js', { scope: '/admin/share' }).catch(() => undefined);
  }, []);
  return null;
}
