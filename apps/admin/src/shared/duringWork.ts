import { beginWork } from './underWay.ts';

/** Marks work as unfinished until its outcome is known. */
export async function duringWork<T>(work: Promise<T>): Promise<T> {
  const end = beginWork();
  try {
    return await work;
  } finally {
    end();
  }
}
