import { limits } from '@vitrin/contract/limits';
import type { HealthFinding, HealthFindings } from '@vitrin/contract/operation/siteHealth';
import PQueue from 'p-queue';
import { HttpError } from '../http/httpErrors.ts';
import type { ReadStatus } from '../images/fetchPicture.ts';
import type { Reader } from '../store/openStore.ts';
import { linkedTexts, linksIn } from './deadLinks.ts';
import { collectFindings } from './findingList.ts';

/** The timeouts of each address and of all. */
const eachMs = 6_000;
const allMs = 25_000;

/** Statuses that mean a missing page. Any other may be specific to robots. */
const gone: ReadonlySet<number> = new Set([404, 410]);

type Outside = { reader: Reader; publicUrl: string | undefined; readStatus: ReadStatus };

/**
 * Links in texts to other websites that do not respond, or that report a missing page. Each address is checked once.
 */
export async function outsideLinks({ reader, publicUrl, readStatus }: Outside): Promise<HealthFindings> {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const places = new Map<string, Omit<HealthFinding, 'detail'>[]>();
  let partly = false;
  for await (const texts of linkedTexts(reader)) {
    if (texts === 'tooMany') {
      partly = true;
      break;
    }
    for (const { facts, text } of texts) {
      for (const link of new Set(linksIn(text))) {
        const url = URL.parse(link);
        const isOutside = (url?.protocol === 'https:' || url?.protocol === 'http:') && url.origin !== own;
        if (!isOutside) continue;
        url.hash = '';
        const known = places.get(url.href);
        if (known !== undefined) known.push(facts);
        else if (places.size < limits.outsideLinks) places.set(url.href, [facts]);
        else partly = true;
      }
    }
  }
  const end = AbortSignal.timeout(allMs);
  const queue = new PQueue({ concurrency: limits.outsideLinksAtOnce });
  const answers = await queue.addAll(
    [...places.keys()].map((url) => () => askOnce(url, { end, readStatus })),
  );
  const found = collectFindings();
  [...places].forEach(([detail, facts], index) => {
    if (answers[index] === 'unasked') partly = true;
    if (answers[index] === 'dead') for (const one of facts) found.add({ ...one, detail });
  });
  return found.all(partly);
}

async function askOnce(
  url: string,
  { end, readStatus }: { end: AbortSignal; readStatus: ReadStatus },
): Promise<'alive' | 'dead' | 'unasked'> {
  if (end.aborted) return 'unasked';
  try {
    const signal = AbortSignal.any([end, AbortSignal.timeout(eachMs)]);
    return gone.has(await readStatus(url, signal)) ? 'dead' : 'alive';
  } catch (error) {
    if (end.aborted) return 'unasked';
    // Addresses outside of the public web are not requested, and so not judged.
    return error instanceof HttpError ? 'alive' : 'dead';
  }
}
