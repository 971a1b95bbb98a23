import type { DemoContent } from '@vitrin/contract/operation/demoContent';

/** Whether anything of a demo can still be removed. */
export const hasDemoLeft = ({ entries, settings }: DemoContent): boolean =>
  entries.length > 0 || settings.length > 0;
