import { Menu as MenuIcon, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminText } from '../../text/panelText.ts';
import { Navigation, type NavigationProps } from './Navigation.tsx';
import * as styles from './NavigationDrawer.css.ts';

export type NavigationDrawerProps = Pick<NavigationProps, 'address' | 'companyName' | 'unread'>;

/** The navigation on a phone: a drawer behind a button, shut by Escape, by a tap outside, and by following a link. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const [open, setOpen] = useState(false);
  const text = adminText.frame;
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label={text.openMenu} icon={<MenuIcon size={20} aria-hidden />} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.veil} />
        <Dialog.Content className={styles.drawer} aria-describedby={undefined}>
          <Dialog.Title asChild>
            <div>
              <VisuallyHidden>{text.menu}</VisuallyHidden>
            </div>
          </Dialog.Title>
          <Navigation {...props} tooltipWanted={() => false} onFollow={() => setOpen(false)} />
          <div className={styles.close}>
            <Dialog.Close asChild>
              <IconButton label={text.closeMenu} icon={<X size={20} aria-hidden />} />
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
