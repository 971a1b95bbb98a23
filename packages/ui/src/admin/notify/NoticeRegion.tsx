import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { region } from '../../elements/Toast/Toast.css.ts';
import { adminText } from '../../text/panelText.ts';
import { showNotices } from './toasts.ts';

/** The corner of the window in which notices appear. */
export function NoticeRegion() {
  // After the region's own effects: it hears only of notices that come later.
  useEffect(() => showNotices(toast), []);
  return (
    <Toaster
      className={region}
      position="bottom-right"
      offset={16}
      mobileOffset={16}
      gap={8}
      visibleToasts={4}
      expand
      containerAriaLabel={adminText.results}
    />
  );
}
