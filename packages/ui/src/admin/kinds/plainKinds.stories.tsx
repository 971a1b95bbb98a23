import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { figures } from '@vitrin/mocks/fixtures/figures';
import { references } from '@vitrin/mocks/fixtures/references';
import { voices } from '@vitrin/mocks/fixtures/voices';
import type { Reference } from '@vitrin/contract/kinds/reference';
import { certificates } from '@vitrin/mocks/fixtures/certificates';
import { expect, fn, screen } from 'storybook/test';
import { adminText, itemFormsText } from '../../text/panelText.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { field, formArgs, site } from '../parts/ItemForm/testing/formStory.ts';
import { FigureFormScreen, figureRows } from './figures.tsx';
import { ReferenceFormScreen, referenceRows } from './references.tsx';
import { VoiceFormScreen, voiceRows } from './voices.tsx';
import { CertificateFormScreen, certificateRows } from './certificates.tsx';

/** The list and the form of each plain kind; the other states of a list stand here once, those of a form by it. */
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
  play: () => shows(figures[0]?.title, adminText.figures.footInOrder(figures.length)),
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

export const OneVoice: Story = {
  render: () => <VoiceFormScreen {...formArgs} load={edited(voices)} onSave={fn()} />,
  play: () => holds(itemFormsText.voice.name, voices[0]?.name),
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
