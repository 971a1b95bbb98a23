/**
 * Reports page views and clicks on phone numbers, WhatsApp and forms to the server: which page, and where a visit came
 * from, and nothing else. Robots and signed-in users of the panel report nothing.
 */
export function countVisits(): void {
  if (navigator.webdriver || isSignedIn()) return;
  let last = '';
  const seen = (from?: string) => {
    if (last === location.pathname) return;
    last = location.pathname;
    tell('view', from);
  };
  const came = document.referrer === '' ? '' : new URL(document.referrer).hostname;
  seen(came === location.hostname ? undefined : came);
  // The site's own links change the address without a new document; those of an open menu take its entry.
  for (const way of ['pushState', 'replaceState'] as const) {
    const go = history[way].bind(history);
    history[way] = (...change) => {
      go(...change);
      seen();
    };
  }
  addEventListener('popstate', () => seen());
  document.addEventListener('click', ({ target }) => {
    const href = target instanceof Element ? (target.closest('a')?.href ?? '') : '';
    if (href.startsWith('tel:')) tell('call');
    // Links for sharing a page have no number.
    else if (/^https:\/\/wa\.me\/\d/.test(href)) tell('whatsApp');
  });
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof Element && target.querySelector('[type=search]') === null) tell('form');
  });
}

function tell(event: string, from?: string): void {
  const note = JSON.stringify({ event, path: location.pathname, from });
  navigator.sendBeacon('/api/visits', new Blob([note], { type: 'application/json' }));
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    return false;
  }
}
