import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminHealthText } from '../../text/panelText.ts';

export type ServerWarningsProps = {
  /** What the server's operator should fix, each with what the server itself says of it. */
  warnings: readonly { code: string; message: string }[];
};

/** What the operator should fix, in the panel's language; what is not known here, as the server says it. */
export function ServerWarnings({ warnings }: ServerWarningsProps) {
  const words: Readonly<Record<string, string>> = adminHealthText.server.words;
  return warnings.map(({ code, message }) => (
    <Notice key={code} tone="warn" title={adminHealthText.server.title}>
      {Object.hasOwn(words, code) ? words[code] : message}
    </Notice>
  ));
}
