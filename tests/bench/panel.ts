import { chromium, type Page } from '@playwright/test';
import { args, executablePath } from '../support/chromium.ts';

/**
 * Measures in a browser slowed down four times how quickly the live preview follows typing, and how smoothly it follows
 * a colour that is dragged. Usage: node tests/bench/panel.ts http://localhost:3000 e-mail password
 */
const [, , host = 'http://localhost:3000', email = '', password = ''] = process.argv;
const slowdown = 4;

/** The milliseconds from each keystroke to the frame in which the preview shows it, in ascending order. */
async function typing(page: Page, address: string, name: string): Promise<number[]> {
  await page.goto(address);
  const field = page.getByRole('textbox', { name, exact: true });
  await field.click();
  await page.locator('iframe').first().waitFor();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { previewTimes: times });
    let since: number | undefined;
    addEventListener('beforeinput', () => (since = performance.now()), { capture: true });
    const shown = document.querySelector('iframe')?.contentDocument;
    if (!shown) throw new Error('There is no preview on this screen');
    new MutationObserver(() => {
      const start = since;
      if (start === undefined) return;
      since = undefined;
      requestAnimationFrame(() => times.push(performance.now() - start));
    }).observe(shown, { subtree: true, childList: true, characterData: true });
  });
  const title = 'Kadıköy’de yüz yıllık bir konağın çatısı';
  await page.keyboard.type(title, { delay: 120 });
  await page.frameLocator('iframe').getByRole('heading', { name: title }).first().waitFor();
  const times: unknown = await page.evaluate(() => Reflect.get(window, 'previewTimes'));
  if (!Array.isArray(times)) throw new Error('Nothing was measured');
  return times.map(Number).toSorted((a, b) => a - b);
}

/**
 * Frames per second while each frame changes a colour, and updates per second of the preview element that changes most
 * often.
 */
async function dragging(page: Page): Promise<{ frames: number; previews: number }> {
  await page.goto('/admin/settings?tab=theme');
  await page.frameLocator('iframe').first().getByRole('heading').first().waitFor();
  // Nobody drags before having found the field: by then, everything that the screen loads later has loaded.
  await page.waitForTimeout(3_000);
  return page
    .locator('input[type=color]')
    .first()
    .evaluate(
      (input: HTMLInputElement) =>
        new Promise<{ frames: number; previews: number }>((done) => {
          const changes = new Map<Node, number>();
          const shown = document.querySelector('iframe')?.contentDocument?.body;
          if (!shown) throw new Error('There is no preview on this screen');
          new MutationObserver((records) => {
            for (const target of new Set(records.map((record) => record.target)))
              changes.set(target, (changes.get(target) ?? 0) + 1);
          }).observe(shown, { subtree: true, attributeFilter: ['style'] });
          const start = performance.now();
          let frames = 0;
          const turn = () => {
            const past = performance.now() - start;
            const perSecond = (count: number) => (count * 1_000) / past;
            if (past > 3_000)
              return done({
                frames: perSecond(frames),
                previews: perSecond(Math.max(0, ...changes.values())),
              });
            frames += 1;
            const color = (0x10_00_00 + frames * 0x2_03_05) & 0xff_ff_ff;
            // Bypasses React's own setter; otherwise React ignores the event as one without a change.
            Reflect.set(
              HTMLInputElement.prototype,
              'value',
              `#${color.toString(16).padStart(6, '0')}`,
              input,
            );
            input.dispatchEvent(new Event('input', { bubbles: true }));
            requestAnimationFrame(turn);
          };
          requestAnimationFrame(turn);
        }),
    );
}

const browser = await chromium.launch({ executablePath: executablePath(), args: [...args] });
const context = await browser.newContext({
  baseURL: host,
  locale: 'tr-TR',
  viewport: { width: 1440, height: 900 },
});
const page = await context.newPage();
await page.goto('/admin/login');
await page.getByLabel('E-posta').fill(email);
await page.getByLabel('Şifre', { exact: true }).fill(password);
await page.getByRole('button', { name: 'Giriş yap' }).click();
await page.waitForURL('**/admin/dashboard');
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

const at = (times: readonly number[], share: number) =>
  (times[Math.floor(share * (times.length - 1))] ?? Number.NaN).toFixed(0).padStart(8);
process.stdout.write(`${slowdown}x slower             keys      50 %      95 %   longest (ms)\n`);
for (const [what, address] of [
  ['A service', '/admin/services/new'],
  ['A project', '/admin/projects/new'],
  ['A post', '/admin/blog/new'],
] as const) {
  const times = await typing(page, address, 'Başlık');
  process.stdout.write(
    `${what.padEnd(18)} ${String(times.length).padStart(8)}  ${at(times, 0.5)}  ${at(times, 0.95)}  ${at(times, 1)}\n`,
  );
}
for (const rate of [slowdown, 1]) {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const { frames, previews } = await dragging(page);
  process.stdout.write(
    `A colour dragged, ${rate}x slower: ${frames.toFixed(0)} frames and ${previews.toFixed(0)} previews a second\n`,
  );
}
await browser.close();
