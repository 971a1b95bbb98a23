import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { region, toast as box } from '../../elements/Toast/Toast.css.ts';
import { adminText } from '../../text/panelText.ts';
import { useDrawing } from './notify.tsx';
import { showNotices } from './toasts.ts';

/** The corner of the window in which notices appear. */
export function NoticeRegion() {
  // Runs after the region's own effects, which subscribe to new notices only.
  useEffect(() => showNotices(toast), []);
  const drawn = useDrawing();
  const isDrawing = drawn > 0;
  useEffect(() => {
    if (!isDrawing) return undefined;
    const id = toast.custom(() => <Drawing />, { duration: Number.POSITIVE_INFINITY, dismissible: false });
    return () => void toast.dismiss(id);
  }, [isDrawing]);
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

/** Decoding a HEIC file takes seconds, during which nothing else on the screen would move. */
function Drawing() {
  const left = useDrawing();
  return (
    <output className={box}>
      <Spinner />
      {adminText.preparingPictures(left)}
    </output>
  );
}
