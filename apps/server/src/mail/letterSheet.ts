import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { paletteFrom } from '@vitrin/contract/settings/theme';
import { readSetting } from '../settings/documents.ts';
import { readSiteInfo } from '../siteInfo/siteInfoQueries.ts';
import type { Reader } from '../store/openStore.ts';
import { type Markup, markup, withBreaks } from './markup.ts';

/** The site's name and colour in a letter. */
export type Letterhead = { companyName: string; color: string };

/** The content of a letter. */
export type Sheet = {
  heading: string;
  /** Paragraphs before everything else. */
  lede: readonly string[];
  facts?: readonly { name: string; value: string }[];
  /** A longer quoted text. */
  quoted?: string | undefined;
  /** A link; absent if the site's address is not known. */
  button?: { label: string; href: string } | undefined;
  /** Why the recipient gets the letter. */
  foot: string;
};

/** Reads the name and colour of the site. */
export async function readLetterhead(reader: Reader): Promise<Letterhead> {
  const [{ companyName }, theme] = await Promise.all([readSiteInfo(reader), readSetting(reader, 'theme')]);
  return { companyName: companyName || 'Vitrin', color: sixDigits(paletteFrom(theme).primaryColor) };
}

const sixDigits = (color: string): string =>
  color.length === 4 ? color.replace(/[0-9a-f]/gi, (digit) => digit + digit) : color;

/** Black or white, whichever has more contrast on a colour. */
function inkOn(color: string): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'black' : 'white';
}

/** The plain-text part of a letter. */
export const sheetText = ({ companyName }: Letterhead, sheet: Sheet): string =>
  [
    sheet.heading,
    ...sheet.lede,
    ...(sheet.facts?.length ? [sheet.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(sheet.quoted ? [sheet.quoted] : []),
    ...(sheet.button ? [`${sheet.button.label}:\n${sheet.button.href}`] : []),
    `-- \n${companyName}\n${sheet.foot}`,
  ].join('\n\n');

/** The HTML part in the site's colours, laid out with tables, which is what mail clients support. */
export function sheetHtml({ companyName, color }: Letterhead, sheet: Sheet): string {
  const ink = inkOn(color);
  const { html } = markup`<!doctype html>
<html lang="${siteLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${sheet.heading}</title>
</head>
<body style="margin:0;padding:24px 12px;background:whitesmoke;color:black;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto;background:white">
<tr><td style="padding:16px 24px;background:${color};color:${ink};font-weight:bold">${companyName}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${sheet.heading}</h1>
${sheet.lede.map(
  (words) => markup`<p style="margin:0 0 16px">${words}</p>
`,
)}${factsIn(sheet)}${
  sheet.quoted
    ? markup`<div style="margin:0 0 24px;padding:12px 16px;border-left:4px solid ${color};background:whitesmoke">${withBreaks(sheet.quoted)}</div>
`
    : ''
}${
  sheet.button
    ? markup`<p style="margin:0 0 8px"><a href="${sheet.button.href}" style="display:inline-block;padding:12px 20px;background:${color};color:${ink};font-weight:bold;text-decoration:none">${sheet.button.label}</a></p>
<p style="margin:0;font-size:13px;color:dimgray;word-break:break-all">${sheet.button.href}</p>
`
    : ''
}</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid gainsboro;font-size:13px;color:dimgray">${sheet.foot}</td></tr>
</table>
</body>
</html>
`;
  return html;
}

const factsIn = ({ facts = [] }: Sheet): Markup | string =>
  facts.length === 0
    ? ''
    : markup`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
${facts.map(
  ({
    name,
    value,
  }) => markup`<tr><td style="padding:4px 16px 4px 0;color:dimgray;vertical-align:top">${name}</td><td style="padding:4px 0;vertical-align:top;word-break:break-word">${value}</td></tr>
`,
)}</table>
`;
