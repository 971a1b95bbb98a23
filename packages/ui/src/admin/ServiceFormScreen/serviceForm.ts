import { type Service, type ServiceFields, serviceMessages } from '@vitrin/contract/service';
import { adminFormsText } from '../../text/adminForms.en.ts';

const text = adminFormsText.service;

/** The form's fields in the order they stand in, each with the name that admins read. */
export const fieldNames = {
  title: text.title,
  subtitle: text.subtitle,
  path: text.path,
  icon: text.icon,
  active: text.status,
  shortDescription: text.shortDescription,
  description: text.description,
} as const satisfies Record<keyof ServiceFields, string>;

/** The fields' keys in order. */
export const fieldKeys: readonly (keyof ServiceFields)[] = [
  'title',
  'subtitle',
  'path',
  'icon',
  'active',
  'shortDescription',
  'description',
];

/** The id of a field's control, for labels and for the links of the error summary. */
export const controlId = (key: keyof ServiceFields | 'picture'): string => `service-${key}`;

/** What the admin decided about the picture. */
export type PictureChoice = { kind: 'keep' } | { kind: 'remove' } | { kind: 'replace'; file: File };

/** What the form asks to be saved. */
export type ServiceSaveRequest = {
  /** The service as it is stored; null for a new one. */
  stored: Service | null;
  /** All fields; null where none of them has changed. */
  fields: ServiceFields | null;
  picture: PictureChoice;
  /** The version that the changes were made on; undefined for a new service. */
  updatedAt: string | undefined;
  /** Told the share of the picture's upload that is done, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Ends the upload of the picture. */
  signal: AbortSignal;
};

/** How an attempt to save ended. */
export type ServiceSaveOutcome =
  | { status: 'saved'; service: Service; picture: 'done' | 'failed' | 'cancelled' }
  | { status: 'rejected'; fields: Readonly<Record<string, string>> }
  | { status: 'conflict'; current: Service }
  | { status: 'failed' };

/** What somebody typed and did not save, as it was kept in the browser. */
export type ServiceDraftOffer = {
  fields: ServiceFields;
  /** The version that it was typed over; undefined for a new service. */
  updatedAt?: string | undefined;
  /** When it was typed, as ISO 8601. */
  at: string;
};

/** What is left of a path without a title to make it from. */
const noPath = '/';

/** The form's fields of a service, or of one that is yet to be written. */
export const fieldsOf = (service: Service | null): ServiceFields =>
  service
    ? {
        title: service.title,
        subtitle: service.subtitle,
        path: service.path,
        icon: service.icon,
        shortDescription: service.shortDescription,
        description: service.description,
        active: service.active,
      }
    : {
        title: '',
        subtitle: '',
        path: noPath,
        icon: '',
        shortDescription: '',
        description: '',
        active: true,
      };

/** The keys of the fields in which two versions differ. */
export const differences = (a: ServiceFields, b: ServiceFields): (keyof ServiceFields)[] =>
  fieldKeys.filter((key) => a[key] !== b[key]);

/** The names of what has changed, as the save bar lists them. */
export function changedNames(now: ServiceFields, saved: ServiceFields, picture: PictureChoice): string[] {
  const names: string[] = differences(now, saved).map((key) => fieldNames[key]);
  return picture.kind === 'keep' ? names : [...names, text.picture];
}

/** An error as it stands beside its field: where the field is empty it says so, in place of a general sentence. */
export function errorBeside(
  key: keyof ServiceFields,
  message: string | undefined,
  value: string | boolean,
): string | undefined {
  const empty = message === serviceMessages.required || (key === 'path' && value === noPath);
  return message !== undefined && empty ? adminFormsText.errors.empty(fieldNames[key]) : message;
}

/** The heading above all errors of the form. */
export const errorHeading = (messages: readonly (string | undefined)[]): string =>
  messages.includes(serviceMessages.required) ? serviceMessages.required : adminFormsText.errors.several;

/** The draft, where it says anything else than what is stored. */
export const worthOffering = (
  draft: ServiceDraftOffer | undefined,
  stored: ServiceFields,
): ServiceDraftOffer | undefined =>
  draft && differences(draft.fields, stored).length > 0 ? draft : undefined;
