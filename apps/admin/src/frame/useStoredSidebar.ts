import { useState } from 'react';

const key = 'panel.sidebar';

type Sidebar = 'wide' | 'rail';

/** The sidebar width that the admin prefers, remembered in this browser. */
export function useStoredSidebar(): [Sidebar | undefined, (sidebar: Sidebar) => void] {
  const [sidebar, setSidebar] = useState(read);
  const choose = (next: Sidebar) => {
    setSidebar(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Storage may be blocked; the choice then lasts for the page.
    }
  };
  return [sidebar, choose];
}

function read(): Sidebar | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'wide' || stored === 'rail' ? stored : undefined;
  } catch {
    return undefined;
  }
}
