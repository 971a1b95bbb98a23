import type { TrashKind } from '@vitrin/contract/history/trash';
import { Image, Inbox, type LucideIcon, Signpost } from 'lucide-react';
import { adminMessagesText, adminRedirectsText, adminTrashText } from '../../text/panelText.ts';
import { managedKinds } from '../parts/managedKinds.ts';

/** The panel's name and icon for each kind in the trash. */
export const shownKinds: Readonly<Record<TrashKind, { label: () => string; icon: LucideIcon }>> = {
  ...managedKinds,
  slider: { label: () => adminTrashText.slider, icon: Image },
  messages: { label: () => adminMessagesText.title, icon: Inbox },
  redirects: { label: () => adminRedirectsText.title, icon: Signpost },
};
