import { adminPaths } from '@vitrin/contract/adminPaths';
import { type LucideIcon, Plus, Settings, Wrench } from 'lucide-react';
import { adminText } from '../../text/admin.en.ts';

const text = adminText.dashboard;

/** What the panel manages, in the order of the counts; a new kind is one entry here. */
export const contentKinds = {
  services: { ...adminText.entities.services, href: adminPaths.services(), icon: Wrench },
} as const satisfies Record<string, { many: string; one: string; href: string; icon: LucideIcon }>;

export type ContentKind = keyof typeof contentKinds;

/** Where admins go most often; a new one is one line here. */
export const quickActions: readonly { label: string; href: string; icon: LucideIcon }[] = [
  { label: text.newService, href: adminPaths.newService(), icon: Plus },
  { label: adminText.entities.services.many, href: adminPaths.services(), icon: Wrench },
  { label: adminText.frame.settings, href: adminPaths.settings(), icon: Settings },
];
