import { WifiOff } from 'lucide-react';
import { adminText } from '../../text/panelText.ts';
import * as css from './ConnectionNotice.css.ts';

/** A notice that the server is unreachable; the page below it stays usable. */
export function ConnectionNotice() {
  return (
    <div className={css.place}>
      <output className={css.notice}>
        <WifiOff className={css.icon} size={16} aria-hidden />
        {adminText.connection.lost}
      </output>
    </div>
  );
}
