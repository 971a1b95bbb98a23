import { useState } from 'react';
import { type LateCode, useLate } from './late.tsx';

/**
 * Late code that takes the place of an element: not while the focus or a pointer is on it, unless it is wanted. The
 * element has to be told `noting`.
 */
export function useLateInPlace<Code>(code: LateCode<Code>, wanted: boolean) {
  const loaded = useLate(code, wanted);
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [inPlace, setInPlace] = useState(loaded !== undefined);
  if (loaded !== undefined && !inPlace && (wanted || (!focused && !hovered))) setInPlace(true);
  return {
    code: inPlace ? loaded : undefined,
    noting: {
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
    },
  };
}
