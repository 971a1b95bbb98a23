import path from 'node:path';
import { errors, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { wcagViolations } from '../e2e/axe.ts';
import type { Random } from './randomOf.ts';
import { troubleNoise, troubleOn } from './trouble.ts';

export type Walk = {
  /** Where it begins, and returns to when it has left the site. */
  begin: string;
  random: Random;
  /** When it ends, in milliseconds since 1970. */
  until: number;
  /** Whether requests fail and are late at times. */
  trouble: boolean;
  onFinding: (finding: string) => void;
};

/** A press that does not arrive at once is none: something else covers the element, or it is gone. */
const patience = { timeout: 2_000 };
const loading = { timeout: 15_000 };

/** The rules of accessibility take a second, as long as several steps. */
const stepsPerAudit = 8;

/** A page that shows nothing for longer than that, in milliseconds, is broken. */
const blankMs = 12_000;

const widths = [320, 390, 768, 960, 1_024, 1_440] as const;
const heights = [480, 844, 900] as const;
const keys = ['Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowRight', 'Home', 'End', 'Space'] as const;
const words = [
  'Çatı',
  'ığüşöçİ',
  '<b>kalın</b>',
  '  ',
  'https://ornek.example',
  '0532 555 01 41',
  '\u{1F477}\u{1F3FD}',
  'a'.repeat(300),
  '-1',
  `%&"'\\`,
] as const;
const files = [path.join(import.meta.dirname, '../e2e/files/isiklik.jpg'), import.meta.filename] as const;

const reachable = ['a[href]', 'button', 'input', 'textarea', 'select', 'summary', '[contenteditable="true"]']
  .map((each) => `${each}:visible`)
  .join(', ');

/** What leaves the site or ends the session is left alone. */
const isForbidden = (href: string, name: string): boolean =>
  /^(?:https?:|mailto:|tel:)/.test(href) || /oturumu kapat|çıkış/i.test(name);

/**
 * The browser's own words about a value that nobody can type into such a field, and about frames without scripts; a page
 * that the owner has hidden meanwhile is thrown as a response, whose status is looked at below.
 */
const ownNoise =
  /^The specified value .* does not conform|^Blocked script execution in 'about:srcdoc'|^Response$/;

/** An answer that a person can cause rightly: no session, no such page, a change by somebody else. */
const rightful = new Set([401, 404, 409]);

const lookOf = z.object({ overflow: z.number(), text: z.string() });

/** Presses, types and turns at random until the time is over, and returns the number of steps. */
export async function wander(
  page: Page,
  { begin, random, until, trouble, onFinding }: Walk,
): Promise<number> {
  const trail: string[] = [];
  const find = (what: string) =>
    onFinding(`${new URL(page.url()).pathname}: ${what} (after ${trail.slice(-4).join(', ')})`);
  page.on('pageerror', (error) => {
    // A page whose code does not arrive says so to the console, and stays as the server sent it.
    if (!(trouble && troubleNoise.test(error.message))) find(String(error));
  });
  page.on('console', (message) => {
    const text = message.text();
    // Failed calls are told below, with their address.
    const isNoise = ownNoise.test(text) || /\b(?:401|404|409)\b/.test(text);
    if (message.type() === 'error' && !isNoise && !(trouble && troubleNoise.test(text))) find(text);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const status = response.status();
    if (status >= 400 && !rightful.has(status) && !(trouble && status === 500))
      find(`${response.request().method()} ${pathname} ${status}`);
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(begin);
  if (trouble) await troubleOn(page, random);

  let steps = 0;
  let blankSince: number | undefined;
  while (Date.now() < until) {
    steps += 1;
    try {
      trail.push(await stepOn(page, random, begin));
      await page.waitForTimeout(100 + random.next() * 400);
      const { isBlank, faults } = await lookAt(page);
      for (const fault of faults) find(fault);
      if (steps % stepsPerAudit === 0) {
        const { violations } = await wcagViolations(page);
        for (const { id, nodes } of violations)
          find(`${id} at ${page.viewportSize()?.width}: ${nodes[0]?.target} ${nodes[0]?.html.slice(0, 200)}`);
      }
      blankSince = isBlank ? (blankSince ?? Date.now()) : undefined;
      if (blankSince !== undefined && Date.now() - blankSince > blankMs) {
        find('shows nothing');
        await page.goto(begin, loading);
      }
    } catch (error) {
      // Pages change under a hand that is this fast; what matters is told by the listeners.
      if (!(error instanceof errors.TimeoutError) && !isOvertaken(error)) throw error;
    }
    await Promise.all(
      page
        .context()
        .pages()
        .filter((other) => other !== page)
        .map((other) => other.close()),
    );
  }
  return steps;
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Error &&
  /intercepts|not attached|detached|not visible|Execution context|interrupted|ERR_(?:ABORTED|CONNECTION_FAILED)/.test(
    error.message,
  );

/** Does one thing and returns its description. */
async function stepOn(page: Page, random: Random, begin: string): Promise<string> {
  const chance = random.next();
  if (chance < 0.04) {
    await page.goBack(loading);
    return 'back';
  }
  if (chance < 0.06) {
    await page.reload(loading);
    return 'reload';
  }
  if (chance < 0.1) {
    const size = { width: random.pick(widths) ?? 390, height: random.pick(heights) ?? 844 };
    await page.setViewportSize(size);
    return `${size.width} px`;
  }
  if (chance < 0.18) {
    const key = random.pick(keys) ?? 'Tab';
    await page.keyboard.press(key);
    return key;
  }
  const target = random.pick(await page.locator(reachable).all());
  if (target === undefined) {
    await page.goto(begin, loading);
    return begin;
  }
  return touch(page, target, random);
}

const described = z.object({ tag: z.string(), type: z.string(), href: z.string(), name: z.string() });

/** Presses an element, or enters something that its kind takes. */
async function touch(page: Page, target: Locator, random: Random): Promise<string> {
  const { tag, type, href, name } = described.parse(
    await target.evaluate(
      (element) => ({
        tag: element.tagName.toLowerCase(),
        type: element.getAttribute('type') ?? '',
        href: element.getAttribute('href') ?? '',
        name: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30),
      }),
      undefined,
      patience,
    ),
  );
  if (isForbidden(href, name)) return `left ${name} alone`;
  const word = random.pick(words) ?? '';
  if (type === 'file') await target.setInputFiles(random.pick(files) ?? [], patience);
  else if (tag === 'select') {
    const options = await target.locator('option').count();
    await target.selectOption({ index: Math.floor(random.next() * options) }, patience);
  } else {
    await target.click({ ...patience, noWaitAfter: true });
    // As from the clipboard, so that the field's own limits apply.
    if (
      tag === 'textarea' ||
      tag === 'div' ||
      (tag === 'input' && /^(?:|text|search|email|tel|url)$/.test(type))
    )
      await page.keyboard.insertText(word);
  }
  return `${tag} ${name === '' ? href : name}`;
}

/** Whether a page shows nothing at all, and what is wrong with what it shows. */
async function lookAt(page: Page): Promise<{ isBlank: boolean; faults: string[] }> {
  const { overflow, text } = lookOf.parse(
    await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      text: document.body.innerText,
    })),
  );
  const slip = /.{0,30}(?:\bundefined\b|\bNaN\b|\[object |Invalid Date).{0,30}/.exec(text);
  const faults = [
    ...(overflow > 1 ? [`${overflow} px too wide at ${page.viewportSize()?.width}`] : []),
    ...(slip ? [`shows "${slip[0]}"`] : []),
  ];
  return { isBlank: text.trim() === '', faults };
}
