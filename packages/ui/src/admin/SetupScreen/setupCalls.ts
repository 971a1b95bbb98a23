import type { Palette } from '@vitrin/contract/settings/palette';
import type { Sector, ServiceTemplate } from '@vitrin/contract/operation/setup';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';

/** How a step was saved: not at all, with what is wrong of which field, or why. */
export type StepEnd =
  | { saved: true }
  | { saved: false; errors?: Readonly<Record<string, string>>; reason?: string };

/** The contact fields. */
export type ContactFields = Pick<SiteInfo, 'phone' | 'email' | 'address' | 'mapUrl'> & { whatsApp: string };

/** What the set-up saves, each step by itself, so that whoever leaves it keeps what is done. */
export type SetupCalls = {
  onName: (companyName: string, sector: Sector | null) => Promise<StepEnd>;
  /** Uploads a logo, and derives three palettes from it; none if it cannot be decoded. */
  onLogo: (file: File) => Promise<StepEnd & { palettes?: readonly Palette[] }>;
  onColors: (palette: Palette) => Promise<StepEnd>;
  onContact: (fields: ContactFields) => Promise<StepEnd>;
  onServices: (services: readonly ServiceTemplate[]) => Promise<StepEnd>;
  /** Uploads pictures one after the other; those that could not be uploaded are `left`. */
  onPictures: (files: readonly File[]) => Promise<{ left: readonly File[]; reason?: string }>;
};
