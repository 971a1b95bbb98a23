import { missingStyles, stylesArrived } from '../../theme/stylesArrived.ts';
import { speakWhole } from '../../text/panelText.ts';

/**
 * Loads code once, with its styles and the words of what is no first screen; where that failed, the next call tries again. Vite asks for a style sheet only once,
 * so those that did not come are asked for anew first: else a part would show without its styles.
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

/** Rejects where one of them does not come again. */
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
