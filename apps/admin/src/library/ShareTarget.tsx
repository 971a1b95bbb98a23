import { useEffect } from 'react';

/**
 * Lets a phone share pictures with the panel once it is installed as an app. Other pages do not go through the service
 * worker.
 */
export function ShareTarget() {
  useEffect(() => {
    // Without a manifest, as in Storybook, nothing can be shared.
    if (!('serviceWorker' in navigator) || document.querySelector('link[rel="manifest"]') === null) return;
    navigator.serviceWorker.register('/admin/share.js', { scope: '/admin/share' }).catch(() => undefined);
  }, []);
  return null;
}
