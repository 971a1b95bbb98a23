import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useClosedByBack } from '../../elements/Link/layers.ts';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminText } from '../../text/panelText.ts';
import * as styles from './Drawer.css.ts';
import { Navigation, type NavigationProps } from './Navigation.tsx';

export type DrawerProps = Pick<NavigationProps, 'address' | 'companyName' | 'unread' | 'role' | 'inbox'> & {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Called after closing, when nothing has the focus. */
  onClosed: () => void;
};

/** The navigation in a drawer at the edge of the window. */
export function Drawer(props: DrawerProps) {
  const { open, onOpen, onClosed, ...shown } = props;
  const text = adminText.frame;

  useClosedByBack(open, () => onOpen(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.veil} />
        <Dialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Dialog.Title asChild>
            <div>
              <VisuallyHidden>{text.menu}</VisuallyHidden>
            </div>
          </Dialog.Title>
          <Navigation {...shown} tooltipWanted={() => false} onFollow={() => onOpen(false)} />
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
