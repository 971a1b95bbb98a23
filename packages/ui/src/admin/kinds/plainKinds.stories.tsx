import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { figures } from '@vitrin/mocks/fixtures/figures';
import { references } from '@vitrin/mocks/fixtures/references';
import { voices } from '@vitrin/mocks/fixtures/voices';
import type { Reference } from '@vitrin/contract/kinds/reference';
import type { Certificate, CertificateValues } from '@vitrin/contract/kinds/certificate';
import { certificates } from '@vitrin/mocks/fixtures/certificates';
import type { PictureChange } from '../parts/ItemForm/saving.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText, adminText, itemFormsText } from '../../text/panelText.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { answering, field, formArgs, press, site } from '../parts/ItemForm/testing/formStory.ts';
import { findFixtures, takeFromLibrary } from '../parts/PictureChooser/testing/takeFromLibrary.ts';
import { FigureFormScreen, figureRows } from './figures.tsx';
import { ReferenceFormScreen, referenceRows } from './references.tsx';
import { VoiceFormScreen, voiceRows } from './voices.tsx';
import { CertificateFormScreen, certificateRows } from './certificates.tsx';

/** The list and form of each plain kind; the other states of lists and forms are in their own stories. */
const meta = {
  title: 'Admin/Kinds/Plain kinds',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const edited = <Item,>([item]: readonly Item[]) => ready({ item: item ?? null, site });

async function shows(title: string | undefined, foot: string): Promise<void> {
  const [shown] = await screen.findAllByText(title ?? '');
  await expect(shown).toBeVisible();
  await expect(screen.getByText(foot)).toBeVisible();
}

async function holds(name: string, value: string | undefined): Promise<void> {
  await expect(await field(name)).toHaveValue(value);
}

export const Figures: Story = {
  render: () => <ContentList {...listArgs} kind={figureRows} items={listed(figures)} />,
  play: async ({ canvasElement }) => {
    await shows(figures[0]?.title, adminText.figures.footInOrder(figures.length));
    // They have no pictures, so none are missing.
    await expect(canvasElement.querySelector('.lucide-image-plus')).toBeNull();
  },
};

export const OneFigure: Story = {
  render: () => <FigureFormScreen {...formArgs} load={edited(figures)} onSave={fn()} />,
  play: () => holds(itemFormsText.figure.title, figures[0]?.title),
};

export const References: Story = {
  render: () => <ContentList {...listArgs} kind={referenceRows} items={listed(references)} />,
  play: () => shows(references[0]?.name, adminText.references.footInOrder(references.length)),
};

export const OneReference: Story = {
  render: () => <ReferenceFormScreen {...formArgs} load={edited(references)} onSave={fn()} />,
  play: () => holds(itemFormsText.reference.name, references[0]?.name),
};

export const Voices: Story = {
  render: () => <ContentList {...listArgs} kind={voiceRows} items={listed(voices)} />,
  play: () => shows(voices[0]?.name, adminText.voices.footInOrder(voices.length)),
};

const [voice] = voices;
const offered = { ...site, projects: voice?.project ? [voice.project] : [] };

export const OneVoice: Story = {
  render: () => (
    <VoiceFormScreen {...formArgs} load={ready({ item: voice ?? null, site: offered })} onSave={fn()} />
  ),
  play: async () => {
    await holds(itemFormsText.voice.name, voice?.name);
    await expect(
      screen.getByRole('combobox', { name: new RegExp(itemFormsText.voice.projectId) }),
    ).toHaveValue(voice?.projectId);
  },
};

export const Certificates: Story = {
  render: () => <ContentList {...listArgs} kind={certificateRows} items={listed(certificates)} />,
  play: () => shows(certificates[0]?.title, adminText.certificates.footInOrder(certificates.length)),
};

export const OneCertificate: Story = {
  render: () => <CertificateFormScreen {...formArgs} load={edited(certificates)} onSave={fn()} />,
  play: () => holds(itemFormsText.certificate.title, certificates[0]?.title),
};

const List = viewed(ContentList<Reference>);
const text = () => adminText.references;

export const Loading: Story = {
  render: () => <List {...listArgs} kind={referenceRows} items={{ status: 'loading' }} />,
};

export const Failed: Story = {
  render: () => (
    <List
      {...listArgs}
      kind={referenceRows}
      items={{ status: 'failed', error: text().loadFailed, retry: fn() }}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(text().loadFailed);
  },
};

export const Empty: Story = {
  render: () => <List {...listArgs} kind={referenceRows} items={listed([])} />,
  play: async () => {
    await expect(await screen.findByText(text().empty)).toBeVisible();
  },
};

export const Phone: Story = {
  render: () => <List {...listArgs} kind={referenceRows} items={listed(references)} />,
  globals: { viewport: { value: 'phone' } },
};

export const Many: Story = {
  render: () => (
    <List
      {...listArgs}
      kind={referenceRows}
      items={listed(
        references.slice(0, 1).flatMap((first) =>
          Array.from({ length: 200 }, (_none, index) => ({
            ...first,
            id: `many-${index}`,
            name: `Kayıt ${index + 1}`,
          })),
        ),
      )}
    />
  ),
};

const pdfInput = () =>
  screen.getByLabelText<HTMLInputElement>(adminFormsText.pdf.name, { selector: 'input' });
const chosen = (type: string, name = 'belge.pdf') => new File(['%PDF-1.7'], name, { type });

const [plainCertificate = noCertificate()] = certificates;
function noCertificate(): never {
  throw new Error('The fixtures have no certificate');
}
const damaged = answering<Certificate, CertificateValues, PictureChange>({
  status: 'saved',
  item: plainCertificate,
  picture: 'done',
  pdf: { cancelled: false, reason: 'The PDF is damaged.' },
});

/** A file that is not a PDF is rejected immediately; a PDF is sent with the form, and stays chosen if that fails. */
export const CertificatePdf: Story = {
  render: () => <CertificateFormScreen {...formArgs} load={edited(certificates)} onSave={damaged} />,
  play: async () => {
    await field(itemFormsText.certificate.title);
    await userEvent.upload(pdfInput(), chosen('image/png', 'a.png'), { applyAccept: false });
    await expect(await screen.findByText(adminFormsText.pdf.wrongType)).toBeVisible();
    await userEvent.upload(pdfInput(), chosen('application/pdf'));
    await expect(screen.getByText('belge.pdf')).toBeVisible();
    await expect(screen.queryByText(adminFormsText.pdf.wrongType)).toBeNull();
    await press(itemFormsText.certificate.save);
    await expect(await screen.findByText(adminFormsText.saving.pdfFailed)).toBeVisible();
    await expect(screen.getByText('belge.pdf')).toBeVisible();
    await expect(damaged).toHaveBeenCalledWith(
      expect.objectContaining({
        fields: null,
        pdf: { kind: 'replace', file: expect.objectContaining({ name: 'belge.pdf' }) },
      }),
    );
  },
};

/** A PDF from the library is sent with the form like a file, and can be removed again. */
export const CertificatePdfOfLibrary: Story = {
  render: () => (
    <CertificateFormScreen
      {...formArgs}
      findPictures={findFixtures}
      load={edited(certificates)}
      onSave={damaged}
    />
  ),
  play: async () => {
    damaged.mockClear();
    await field(itemFormsText.certificate.title);
    const taken = await takeFromLibrary('pdf');
    await expect(await screen.findByRole('link', { name: adminFormsText.pdf.open })).toHaveAttribute(
      'href',
      taken.url,
    );
    await press(itemFormsText.certificate.save);
    await waitFor(() => expect(damaged).toHaveBeenCalledTimes(1));
    await expect(damaged).toHaveBeenCalledWith(
      expect.objectContaining({ fields: null, pdf: { kind: 'take', pdf: taken } }),
    );
    const group = within(screen.getByRole('group', { name: adminFormsText.pdf.name }));
    await userEvent.click(group.getByRole('button', { name: adminFormsText.picture.remove }));
    await expect(screen.queryByRole('link', { name: adminFormsText.pdf.open })).toBeNull();
  },
};

export const CertificateWithPdf: Story = {
  render: () => <CertificateFormScreen {...formArgs} load={edited(certificates.slice(1))} onSave={fn()} />,
  play: async () => {
    await expect(await screen.findByRole('link', { name: adminFormsText.pdf.open })).toHaveAttribute(
      'href',
      certificates[1]?.pdf?.url,
    );
  },
};
