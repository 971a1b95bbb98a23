import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LateCode, useLate } from './late.tsx';

/**
 * Late code that replaces an element, but not while the element is focused or hovered, unless the code is wanted. The
 * element needs the handlers in `noting`.
 */
export function useLateInPlace<Code>(code: LateCode<Code>, wanted: boolean) {
  const loaded = useLate(code, wanted);
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [inPlace, setInPlace] = useState(loaded !== undefined);
  const isDue = loaded !== undefined && !inPlace && (wanted || (!focused && !hovered));

  useEffect(() => {
    if (!isDue) return undefined;
    // In a separate, synchronous task: between the blur and focus events of a moving focus, the newly focused element
    // does not have the focus yet, and replacing it would lose it.
    const timer = setTimeout(() => flushSync(() => setInPlace(true)));
    return () => clearTimeout(timer);
  }, [isDue]);

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
