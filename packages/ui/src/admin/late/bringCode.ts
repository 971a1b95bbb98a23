import { missingStyles, stylesArrived } from '../../theme/stylesArrived.ts';
import { speakWhole } from '../../text/panelText.ts';

/**
 * Loads code once, with its styles and the texts beyond the first screen; after a failure, the next call retries. Vite
 * requests a style sheet only once, so failed ones are requested again first: otherwise the component would render
 * unstyled.
 */
export function bringCode<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  let failed = false;
  return async () => {
    loaded ??= failed ? askAgainForStyles().then(load) : load();
    try {
      const code = await loaded;
      await Promise.all([stylesArrived(), speakWhole()]);
      return code;
    } catch (error) {
      loaded = undefined;
      failed = true;
      throw error;
    }
  };
}

/** Rejects if one of them fails again. */
async function askAgainForStyles(): Promise<void> {
  const links = [...missingStyles];
  missingStyles.clear();
  await Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const anew = document.createElement('link');
          Object.assign(anew, { rel: link.rel, href: link.href });
          anew.addEventListener('load', () => resolve());
          anew.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)));
          link.replaceWith(anew);
        }),
    ),
  );
}
