import { aboutDraft } from '../pages/about.ts';
import type { DraftSubject, FormDraftChange } from './formDraft.ts';
import { homePageDraft } from '../pages/home.ts';
import type { VersionField } from '../history/history.ts';
import { htmlText } from '../html/html.ts';
import { isHtmlField } from '../history/historyRecord.ts';
import { settingSections, type SettingSection } from '../history/historySections.ts';
import { contentKinds } from '../kinds/contentKinds.ts';
import { privacyNoticeDraft } from '../pages/privacy.ts';
import { storableOf } from '../text/storable.ts';
import { teamPageDraft } from '../pages/teamPage.ts';
import { z } from 'zod';

/** The schemas of a form's fields, by path. */
export type DraftFields = Readonly<Record<string, z.ZodType>>;

/** The tabs of the settings that are forms; everything else with a history is part of one of these. */
export const settingTabs = [
  'general',
  'home',
  'contact',
  'social',
  'footer',
  'map',
  'theme',
] as const satisfies readonly SettingSection[];

const under = (part: string, { shape }: { shape: DraftFields }): DraftFields =>
  Object.fromEntries(Object.entries(shape).map(([name, rule]) => [`${part}.${name}`, rule]));

const tabForms: Readonly<Record<(typeof settingTabs)[number], DraftFields>> = {
  general: settingSections.general.fields.shape,
  home: { ...under('home', homePageDraft), ...under('about', aboutDraft), ...under('team', teamPageDraft) },
  contact: { ...settingSections.contact.fields.shape, ...under('privacy', privacyNoticeDraft) },
  social: settingSections.social.fields.shape,
  footer: settingSections.footer.fields.shape,
  map: settingSections.map.fields.shape,
  theme: settingSections.theme.fields.shape,
};

/** The fields of a subject's form; undefined for an unknown tab of the settings. */
export function draftFieldsOf({ kind, id }: DraftSubject): DraftFields | undefined {
  if (kind !== 'settings') return contentKinds[kind].kind.form.shape;
  const tab = settingTabs.find((name) => name === id);
  return tab && tabForms[tab];
}

const typedFields = z.record(z.string(), z.unknown());

/**
 * Parses a draft: fields of its form with values of the right types, even if they break other rules. HTML must be
 * valid. Undefined for anything else, also for a draft with neither a field nor a file.
 */
export function parseDraft(
  rules: DraftFields,
  { fields, files }: Pick<FormDraftChange, 'fields' | 'files'>,
): Readonly<Record<string, unknown>> | undefined {
  const { data } = typedFields.safeParse(parsedJson(fields));
  if (data === undefined) return undefined;
  const typed = new Map(Object.entries(data));
  const kept = Object.entries(rules).filter(([name]) => typed.has(name));
  const isMeant = kept.every(([name, rule]) => isTyped(rule, typed.get(name)));
  if (!isMeant || (kept.length === 0 && files.length === 0)) return undefined;
  return Object.fromEntries(kept.map(([name]) => [name, storableIn(typed.get(name))]));
}

/** The fields of a draft in a response: HTML separate from the rest, so that it gets sanitised. */
export const draftedFields = (
  rules: DraftFields,
  values: Readonly<Record<string, unknown>>,
): VersionField[] =>
  Object.entries(rules).flatMap(([name, rule]): VersionField[] => {
    const value = values[name];
    if (value === undefined || !isTyped(rule, value)) return [];
    return typeof value === 'string' && isHtmlField(rule)
      ? [{ name, html: value, value: null }]
      : [{ name, value }];
  });

const anyHtml = htmlText();

/** Whether a value has the right type; for HTML, whether it can be sanitised in time. */
function isTyped(rule: z.ZodType, value: unknown): boolean {
  if (isHtmlField(rule)) return anyHtml.safeParse(value).success;
  const parsed = rule.safeParse(value);
  return parsed.success || parsed.error.issues.every(({ code }) => code !== 'invalid_type');
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Removes characters that cannot be stored from a value, at any depth. */
function storableIn(value: unknown): unknown {
  if (typeof value === 'string') return storableOf(value);
  if (Array.isArray(value)) return value.map(storableIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storableOf(name), storableIn(inner)]),
  );
}
