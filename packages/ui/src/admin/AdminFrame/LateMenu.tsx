import { Slot } from 'radix-ui';
import { useState } from 'react';
import type { MenuProps } from '../../elements/Menu/Menu.tsx';
import { lateCode } from '../late/late.tsx';
import { useLateInPlace } from '../late/useLateInPlace.ts';

const menu = lateCode(async () => (await import('../../elements/Menu/Menu.tsx')).Menu);

/** A menu whose code loads after the first screen; if its button was pressed earlier, it opens once loaded. */
export function LateMenu(props: MenuProps) {
  const [pressed, setPressed] = useState(false);
  const { code: Menu, noting } = useLateInPlace(menu, pressed);
  if (Menu) return <Menu {...props} openAtFirst={pressed} />;
  return (
    <Slot.Root
      {...noting}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={pressed}
      onClick={() => setPressed(true)}
    >
      {props.trigger}
    </Slot.Root>
  );
}
