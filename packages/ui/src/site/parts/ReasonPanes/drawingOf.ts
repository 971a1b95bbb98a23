import { type DrawingName, drawings } from './drawings.ts';

/** Words in the icon names of common icon sets, and the drawing for each. */
const words: readonly (readonly [word: string, drawing: DrawingName])[] = [
  ['clock', 'clock'],
  ['time', 'clock'],
  ['watch', 'clock'],
  ['calendar', 'calendar'],
  ['schedule', 'calendar'],
  ['shield', 'shield'],
  ['lock', 'shield'],
  ['safe', 'shield'],
  ['security', 'shield'],
  ['guarantee', 'shield'],
  ['user', 'people'],
  ['people', 'people'],
  ['team', 'people'],
  ['group', 'people'],
  ['handshake', 'people'],
  ['leaf', 'leaf'],
  ['tree', 'leaf'],
  ['eco', 'leaf'],
  ['scale', 'scale'],
  ['ruler', 'scale'],
  ['measure', 'scale'],
  ['table', 'table'],
  ['desk', 'table'],
  ['pencil', 'table'],
  ['compass', 'table'],
  ['drafting', 'table'],
  ['block', 'blocks'],
  ['brick', 'blocks'],
  ['stone', 'blocks'],
  ['layer', 'blocks'],
  ['plumb', 'plumb'],
  ['key', 'plumb'],
  ['tool', 'tool'],
  ['wrench', 'tool'],
  ['hammer', 'tool'],
  ['cog', 'tool'],
  ['gear', 'tool'],
  ['setting', 'tool'],
  ['star', 'star'],
  ['heart', 'heart'],
  ['check', 'check'],
  ['thumb', 'check'],
  ['money', 'money'],
  ['wallet', 'money'],
  ['coin', 'money'],
  ['price', 'money'],
  ['budget', 'money'],
  ['lira', 'money'],
  ['truck', 'truck'],
  ['delivery', 'truck'],
  ['car', 'truck'],
  ['home', 'home'],
  ['house', 'home'],
  ['building', 'home'],
  ['globe', 'globe'],
  ['world', 'globe'],
  ['bolt', 'bolt'],
  ['zap', 'bolt'],
  ['energy', 'bolt'],
  ['flash', 'bolt'],
  ['sun', 'sun'],
  ['phone', 'call'],
  ['headset', 'call'],
  ['headphone', 'call'],
  ['support', 'call'],
  ['call', 'call'],
  ['eye', 'eye'],
  ['search', 'eye'],
  ['light', 'light'],
  ['bulb', 'light'],
  ['idea', 'light'],
  ['sheet', 'sheet'],
  ['file', 'sheet'],
  ['document', 'sheet'],
  ['contract', 'sheet'],
  ['clipboard', 'sheet'],
  ['award', 'award'],
  ['medal', 'award'],
  ['trophy', 'award'],
  ['badge', 'award'],
];

/** The parts of an icon's name: "fas fa-shield-alt" → fas, fa, shield, alt; "FaUserCheck" → fa, user, check. */
const partsOf = (icon: string): string[] =>
  icon
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The drawing for an icon's name from any icon set; undefined for an unknown one. */
export function knownDrawingOf(icon: string): string | undefined {
  const parts = partsOf(icon);
  const known = words.find(([word]) => parts.some((part) => part === word || part === `${word}s`));
  return known && drawings[known[1]];
}

/** The drawing for an icon's name from any icon set; squares for an unknown one. */
export const drawingOf = (icon: string): string => knownDrawingOf(icon) ?? drawings.square;
