import { Menu as MenuIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { adminText } from '../../text/panelText.ts';
import { late } from '../late/late.tsx';
import type { NavigationProps } from './Navigation.tsx';

const Drawer = late(async () => (await import('./Drawer.tsx')).Drawer);

export type NavigationDrawerProps = Pick<
  NavigationProps,
  'address' | 'companyName' | 'unread' | 'role' | 'inbox'
>;

/** The navigation on a phone: a drawer behind a button, closed by Escape, by a tap outside, and by following a link. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={adminText.frame.openMenu}
        icon={<MenuIcon size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Drawer
        {...props}
        wanted={open}
        open={open}
        onOpen={setOpen}
        onClosed={() => button.current?.focus()}
      />
    </>
  );
}
