/** A refusal whose rule no JSON schema can state: the field it is about, and its sentence. */
type Rule = { field: RegExp; sentence: RegExp };

const html = /^(?:description|details|content)$/;
const chosenPassword = /^(?:password|newPassword)$/;

/** Rules about what HTML shows, how easily a password is guessed, and what is stored. */
const rulesBeyondSchemas: readonly Rule[] = [
  { field: html, sentence: /^Please fill in all required fields$/ },
  { field: html, sentence: /^At most \d+ tags(?: within one another)?$/ },
  { field: html, sentence: /^Visitors cannot see the picture at / },
  { field: chosenPassword, sentence: /^This password is (?:easy to guess|made of )/ },
  { field: /^currentPassword$/, sentence: /^This is not your current password$/ },
];

/** True for the refusal of a field by such a rule. */
export const isBeyondSchemas = (field: string, told: string): boolean =>
  rulesBeyondSchemas.some((rule) => rule.field.test(field) && rule.sentence.test(told));
