import { invitationAnswer, profileChange } from '@vitrin/contract/accounts/account';
import { endpointList } from '@vitrin/contract/endpoints';
import { id, sentTime } from '@vitrin/contract/id';
import { certificateKind } from '@vitrin/contract/kinds/certificate';
import { figureKind } from '@vitrin/contract/kinds/figure';
import { referenceKind } from '@vitrin/contract/kinds/reference';
import { videoKind } from '@vitrin/contract/kinds/video';
import { voiceKind } from '@vitrin/contract/kinds/voice';
import { mailSettingsChange } from '@vitrin/contract/settings/mail';
import { pageTexts } from '@vitrin/contract/pages/pageTexts';
import { redirectDraft } from '@vitrin/contract/paths/redirect';
import { refusalOf } from '@vitrin/contract/errors/refusalOf';
import { passwordChange } from '@vitrin/contract/accounts/session';
import { siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { partsOf, sentencesOf } from '@vitrin/contract/testing/schemaTexts';
import { themeColors } from '@vitrin/contract/settings/theme';
import { expect, test } from 'vitest';
import { refusalText as english } from './en/refusals.ts';
import { refusalText as turkish } from './tr/refusals.ts';

/** The fields of every kind that has a form. */
const kindFields = endpointList.flatMap(({ name, endpoint: { kind } }) =>
  Object.entries(kind?.fields ?? {}).map(([field, { sent }]) => [`${name} ${field}`, sent] as const),
);

const forms = [
  ...kindFields,
  // The rules of a week take their messages from the table by name.
  ['company', siteInfoDraft.omit({ openingHours: true })],
  ['pages', pageTexts],
  ['colours', themeColors],
  ['mail', mailSettingsChange],
  ['redirect', redirectDraft],
  ['profile', profileChange],
  ['password', passwordChange],
  ['invitation', invitationAnswer.omit({ token: true })],
] as const;

/** Values that are not typed. */
const chosen: ReadonlySet<unknown> = new Set([id, sentTime]);

const saidOf = (sentence: unknown): readonly (string | undefined)[] => {
  const refusal = typeof sentence === 'string' ? refusalOf(sentence) : undefined;
  if (refusal === undefined) return [];
  return [english, turkish].map((texts) => {
    const told: (...values: number[]) => string = texts[refusal.code];
    return told(...refusal.values);
  });
};

test('the forms of all kinds are found', () => {
  expect(new Set(kindFields.map(([name]) => name.split('.')[0])).size).toBeGreaterThan(8);
});

test.each(forms)('what %s refuses is said in Turkish', (_name, schema) => {
  const sentences = partsOf(schema)
    .filter((part) => !chosen.has(part.schema))
    .flatMap(({ field, schema: part }) => sentencesOf(part).map((sentence) => ({ field, sentence })));
  const untold = sentences.filter(({ sentence }) => {
    const [inEnglish, inTurkish] = saidOf(sentence);
    return inTurkish === undefined || inTurkish === inEnglish;
  });
  expect(untold).toEqual([]);
});

test.each([
  ['figure', figureKind, ['Lütfen bir sayı yazın', 'Lütfen etiketi yazın']],
  ['reference', referenceKind, ['Lütfen bir ad yazın']],
  ['voice', voiceKind, ['Lütfen bir ad yazın', 'Lütfen metni yazın']],
  ['certificate', certificateKind, ['Lütfen bir başlık yazın']],
  ['video', videoKind, ['Lütfen bir başlık yazın', 'https:// ile başlayan bir adres yazın']],
])('an empty form of a %s asks for what it needs', (_name, { form, blank }, asked) => {
  const issues = form.safeParse(blank).error?.issues ?? [];
  expect(issues.map(({ message }) => saidOf(message)[1])).toEqual(asked);
});
