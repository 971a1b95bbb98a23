import type { Image } from '@vitrin/contract/files/image';
import { fixed } from '@vitrin/contract/fixed';
import type { ServiceSummary } from '@vitrin/contract/kinds/service';

const standIn: Image = { url: fixed.defaultServiceImage, width: 1600, height: 900, alt: '' };

/** A service's picture, or the default one if it has none. */
export const serviceImage = (service: Pick<ServiceSummary, 'image'>): Image => service.image ?? standIn;
