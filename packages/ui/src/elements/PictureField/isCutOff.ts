import { endsEarly } from '@vitrin/contract/files/endsEarly';

/** How nearly all JPEGs and PNGs end, which then need not be read. */
const end = /ÿÙ$|IEND.{4}$/su;

/** Whether a JPEG or PNG lacks a part of its pixels, as after a download that broke off. The server would refuse it. */
export async function isCutOff(file: Blob): Promise<boolean> {
  if (!/jpeg|png/i.test(file.type)) return false;
  const tail = new TextDecoder('latin1').decode(await file.slice(-8).arrayBuffer());
  return !end.test(tail) && endsEarly(new Uint8Array(await file.arrayBuffer()));
}
