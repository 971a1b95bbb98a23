import type { Palette, PaletteKey } from '@vitrin/contract/settings/palette';
import { useState } from 'react';
import { longForm } from '../../theme/longForm.ts';
import { startFrom } from '../../theme/startFrom.ts';

const code = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A palette being tried out: the values of the fields, and the last valid value of each colour. */
export function usePaletteDraft(start: Palette) {
  const [codes, setCodes] = useState(start);
  const [shown, setShown] = useState(start);

  const take = (palette: Palette) => {
    setCodes(palette);
    setShown(palette);
  };
  return {
    codes,
    shown,
    swatch: (key: PaletteKey) => longForm(shown[key]),
    isWrong: (key: PaletteKey) => !code.test(codes[key].trim()),
    change: (key: PaletteKey, value: string) => {
      setCodes({ ...codes, [key]: value });
      if (code.test(value.trim())) setShown({ ...shown, [key]: value.trim() });
    },
    begin: (color: string) => take(startFrom(start, color)),
    reset: () => take(start),
  };
}
