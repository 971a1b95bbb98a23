import { limits } from '@vitrin/contract/limits';
import { storableOf } from '@vitrin/contract/text/storable';
import { fold, upperTurkish } from '@vitrin/contract/text/turkish';

/** Words that cameras, phones and messengers put into file names, folded. */
const deviceWords = new Set(
  (
    'img image dsc dscn dscf dcim pxl mvimg vid pic pict sam gopr p photo foto picture resim kamera fb received signal ' +
    'telegram viber snapchat wp wa mp portrait night hdr cover copy kopya burst at saat am pm unnamed untitled adsiz ' +
    'isimsiz indir download'
  ).split(' '),
);

/** Prefixes that are enough to recognise a device's name. */
const devicePhrases =
  /^(?:whatsapp (?:image|gorsel|resim|foto)|screen ?shot|screen capture|ekran (?:goruntusu|resmi|alintisi))\b/;

/** A word of letters and then digits, such as "dsc00042"; either may be missing. */
const deviceWord = /^([a-z]*)(\d*)$/;

/** Hexadecimal words made by a machine. */
const machineWord = /^(?=[a-f]*\d)[\da-f]{12,}$/;

const longestName = 300;

/**
 * A title for a picture from its file name: "deniz_manzarasi-2.jpg" → "Deniz manzarasi 2". Empty for a name given by a
 * device, which means nothing to visitors.
 */
export function titleFromFileName(name: string): string {
  const words = name
    .normalize('NFC')
    .slice(0, longestName)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\s_\-+.]+/g, ' ')
    .trim();
  if (isOfDevice(words)) return '';
  const [first = '', ...rest] = words;
  // A cut may leave half of a pair, which not every database stores.
  return storableOf([upperTurkish(first), ...rest].join('').slice(0, limits.titleCharacters)).trim();
}

function isOfDevice(words: string): boolean {
  const folded = fold(words.replace(/[(),~:]/g, ' ')).trim();
  if (devicePhrases.test(folded)) return true;
  const parts = folded.split(/\s+/);
  if (machineWord.test(parts.join(''))) return true;
  return parts.every((part) => {
    const [, letters = ' ', digits = ''] = deviceWord.exec(part) ?? [];
    return letters === '' ? digits !== '' : deviceWords.has(letters);
  });
}
