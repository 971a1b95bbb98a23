import type { TrashKind } from '@vitrin/contract/history/trash';
import { Image, Inbox, type LucideIcon, Signpost } from 'lucide-react';
import { adminMessagesText, adminRedirectsText, adminTrashText } from '../../text/panelText.ts';
import { managedKinds } from '../parts/managedKinds.ts';

/** What the panel calls each kind of the trash, and draws for it. */
export const shownKinds: Readonly<Record<TrashKind, { label: () => string; icon: LucideIcon }>> = {
  ...managedKinds,
  slider: { label: () => adminTrashText.slider, icon: Image },
  messages: { label: () => adminMessagesText.title, icon: Inbox },
  redirects: { label: () => adminRedirectsText.title, icon: Signpost },
};
