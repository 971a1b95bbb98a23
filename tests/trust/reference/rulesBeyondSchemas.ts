/** A refusal by a rule that no JSON schema can express: its field and its message. */
type Rule = { field: RegExp; sentence: RegExp };

const html = /^(?:description|details|content)$/;
const chosenPassword = /^(?:password|newPassword)$/;

/**
 * Rules that depend on displayed HTML, easily guessed passwords, phone numbers, what an address leads to, or stored
 * data.
 */
const rulesBeyondSchemas: readonly Rule[] = [
  { field: html, sentence: /^Please fill in all required fields$/ },
  { field: html, sentence: /^At most \d+ tags(?: within one another)?$/ },
  { field: html, sentence: /^Visitors cannot see the picture at / },
  { field: chosenPassword, sentence: /^This password is (?:easy to guess|made of )/ },
  {
    field: /^url$/,
    sentence:
      /^(?:This address does not lead to the public web|No picture could be fetched|Expected an address that starts with https)/,
  },
  { field: /^phone$/, sentence: /^(?:Size ulaşabilmemiz için |Lütfen geçerli bir telefon)/ },
  {
    field: /^openingHours\.\d+\.closes$/,
    sentence: /^(?:Closing comes after opening|Overlaps with other hours of the same day)$/,
  },
  // The path of a restored entry has to meet the rules of its kind's form.
  {
    field: /^path$/,
    sentence: /^(?:Only entries with a page have a path|Path m|This path belongs to another page)/,
  },
  {
    field: /^currentPassword$/,
    sentence: /^(?:This is not your current password|Please enter your current password)$/,
  },
  { field: /^code$/, sentence: /^This code is not right/ },
  { field: /^credential$/, sentence: /^This passkey could not be checked/ },
  // The fields of a form depend on what is edited.
  {
    field: /^fields$/,
    sentence: /^(?:Expected the (?:changed )?fields of this form as a JSON object|You have \d+ drafts)/,
  },
  // A plan is for a time in the future, and only entries can be hidden by one.
  {
    field: /^at$/,
    sentence: /^(?:Choose a moment that is over|This moment is over by now|At most \d+ days ahead)$/,
  },
  { field: /^act$/, sentence: /^Expected the changed fields of this form/ },
  // A message's assignee must have an account; a person is identified by one of two fields.
  { field: /^assigneeId$/, sentence: /^This person has no access/ },
  { field: /^email$/, sentence: /^Please write an e-mail address or a phone number$/ },
  { field: /^phone$/, sentence: /^Expected a phone number$/ },
  { field: /^password$/, sentence: /^Please enter the password again, / },
  // A picture used in a text has no entry, while every other use requires one.
  { field: /^entryId$/, sentence: /^Expected the id of an entry$/ },
];

/** Whether the refusal of a field is by such a rule. */
export const isBeyondSchemas = (field: string, told: string): boolean =>
  rulesBeyondSchemas.some((rule) => rule.field.test(field) && rule.sentence.test(told));
