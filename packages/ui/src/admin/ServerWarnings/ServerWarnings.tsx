import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminHealthText } from '../../text/panelText.ts';

export type ServerWarningsProps = {
  /** Problems for the server's operator, each with the server's own message. */
  warnings: readonly { code: string; message: string }[];
};

/** Problems for the operator, in the panel's language; unknown ones in the server's own words. */
export function ServerWarnings({ warnings }: ServerWarningsProps) {
  const words: Readonly<Record<string, string>> = adminHealthText.server.words;
  return warnings.map(({ code, message }) => (
    <Notice key={code} tone="warn" title={adminHealthText.server.title}>
      {Object.hasOwn(words, code) ? words[code] : message}
    </Notice>
  ));
}
