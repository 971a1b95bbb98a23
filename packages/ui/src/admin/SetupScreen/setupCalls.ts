import type { Palette } from '@vitrin/contract/settings/palette';
import type { Sector, ServiceTemplate } from '@vitrin/contract/operation/setup';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';

/** The outcome of saving a step: on failure, the fields' errors or the reason. */
export type StepEnd =
  | { saved: true }
  | { saved: false; errors?: Readonly<Record<string, string>>; reason?: string };

/** The contact fields. */
export type ContactFields = Pick<SiteInfo, 'phone' | 'email' | 'address' | 'mapUrl'> & { whatsApp: string };

/** How the set-up saves: each step separately, so that finished steps are kept if it is left early. */
export type SetupCalls = {
  onName: (companyName: string, sector: Sector | null) => Promise<StepEnd>;
  /** Uploads a logo and derives three palettes from it; none if it cannot be decoded. */
  onLogo: (file: File) => Promise<StepEnd & { palettes?: readonly Palette[] }>;
  onColors: (palette: Palette) => Promise<StepEnd>;
  onContact: (fields: ContactFields) => Promise<StepEnd>;
  onServices: (services: readonly ServiceTemplate[]) => Promise<StepEnd>;
};
