/**
 * Prints the documents of the demo: a sheet of a project and a certificate of each company.
 *
 *     CHROMIUM_PATH=/usr/bin/chromium npm run draw:documents -w @vitrin/demo
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withRanges } from '@vitrin/contract/text/yearRanges';
import type { DemoDocument, DemoPack } from '@vitrin/demo/pack';
import { packNames, readPack } from '@vitrin/demo/packs';

const folder = join(import.meta.dirname, '../documents');

const styles = `
  @page { size: A4; margin: 22mm 20mm }
  @page wide { size: A4 landscape; margin: 0 }
  body { margin: 0; color: #22302a; font: 11pt/1.5 'Liberation Sans', Arial, sans-serif }
  h1 { margin: 0 0 3mm; font-size: 27pt; line-height: 1.1; letter-spacing: -0.02em }
  h2 { margin: 7mm 0 2mm; font-size: 13pt }
  p { margin: 0 0 3mm }
  .small { color: #55635b; font-size: 9pt }
  .lead { font-size: 13pt }
  dl { display: grid; grid-template-columns: 42mm 1fr; margin: 8mm 0; border-top: 0.4pt solid #9aa79d }
  dt, dd { margin: 0; padding: 2mm 0; border-bottom: 0.4pt solid #c9d1c8 }
  dt { color: #55635b }
  .certificate { page: wide; display: grid; align-content: center; box-sizing: border-box; width: 273mm; height: 186mm;
    margin: 12mm; padding: 0 30mm; border: 1.2pt solid #22302a; outline: 0.4pt solid #22302a; outline-offset: -4mm }
  .certificate h1 { font-size: 34pt }
  .foot { display: flex; justify-content: space-between; margin-top: 18mm }
`;

type Certificate = { title: string; issuer?: string | undefined; year?: string | undefined };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="tr"><meta charset="utf-8"><title>${escaped(title)}</title><style>${styles}</style>${body}`;

/** Facts and description of a project, on one page; like all texts of a demo it does without the company's name. */
function projectSheet({ title, ...project }: DemoPack['projects'][number]): string {
  const { category = '', shortDescription, description, additionalInfoPairs } = project;
  const facts = additionalInfoPairs.map(
    ({ key, value }) => `<dt>${escaped(key)}</dt><dd>${escaped(withRanges(value))}</dd>`,
  );
  return pageOf(
    title,
    `<p class="small">${escaped(category)}</p>
    <h1>${escaped(title)}</h1><p class="lead">${escaped(shortDescription)}</p>
    <dl>${facts.join('')}</dl>${description}`,
  );
}

/** A certificate as somebody would hang it up. */
function certificateSheet({ title, issuer = '', year = '' }: Certificate): string {
  return pageOf(
    title,
    `<div class="certificate"><p class="small">Belge</p><h1>${escaped(title)}</h1>
    <p class="lead">Bu belgenin koşullarının yerine getirildiği denetimde görülmüştür.</p>
    <div class="foot"><span>${escaped(issuer)}</span><span>${escaped(year)}</span></div></div>`,
  );
}

function print(html: string, { file }: DemoDocument): void {
  const work = mkdtempSync(join(tmpdir(), 'vitrin-document-'));
  const page = join(work, 'page.html');
  writeFileSync(page, html);
  const browser = process.env['CHROMIUM_PATH'] ?? 'chromium';
  const { status } = spawnSync(
    browser,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--print-to-pdf=${join(folder, file)}`,
      page,
    ],
    { stdio: 'ignore' },
  );
  rmSync(work, { recursive: true });
  if (status !== 0) throw new Error(`${browser} did not print ${file}`);
  process.stdout.write(`${file}\n`);
}

for (const name of packNames) {
  const pack = await readPack(name);
  for (const project of pack.projects) {
    if (project.pdf !== undefined) print(projectSheet(project), project.pdf);
  }
  for (const { pdf, ...certificate } of pack.certificates ?? []) {
    if (pdf !== undefined) print(certificateSheet(certificate), pdf);
  }
}
