import { Slot } from 'radix-ui';
import type { TooltipProps } from '../../elements/Tooltip/Tooltip.tsx';
import { lateCode } from '../late/late.tsx';
import { useLateInPlace } from '../late/useLateInPlace.ts';

const tooltip = lateCode(async () => (await import('../../elements/Tooltip/Tooltip.tsx')).Tooltip);

/** A tooltip whose code loads after the first screen; its trigger is rendered right away. */
export function LateTooltip(props: TooltipProps) {
  const { code: Tooltip, noting } = useLateInPlace(tooltip, false);
  if (Tooltip) return <Tooltip {...props} />;
  return <Slot.Root {...noting}>{props.children}</Slot.Root>;
}
