import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyQuote, type QuoteAttempt, quoteErrors } from '@vitrin/contract/messages/quoteRules';
import { longService, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { siteQuoteText as text } from '@vitrin/ui/text/website/siteQuote';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { QuoteScreen, type QuoteScreenProps, type SendQuote } from './QuoteScreen.tsx';

const sent: QuoteAttempt = { outcome: 'sent' };
const onSend = fn<SendQuote>();

const unsent: QuoteScreenProps['unsent'] = {};

const meta = {
  title: 'Site/QuoteScreen',
  component: QuoteScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    siteInfo,
    action: '/teklif-al',
    services: servicesBasic.map(({ title }) => title),
    about: null,
    attempt: { outcome: 'none' },
    onSend,
    unsent,
  },
  beforeEach: () => {
    unsent.kept = undefined;
    onSend.mockReset();
    onSend.mockResolvedValue(sent);
  },
} satisfies Meta<typeof QuoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formOf = (element: HTMLElement) => within(within(element).getByRole('form', { name: text.form }));
const chatOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
    .find((href) => href.startsWith('https://wa.me/'));

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(chatOf(canvasElement)).toContain('Merhaba, teklif almak istiyorum.');
  },
};

export const AboutService: Story = {
  args: { about: { kind: 'service', title: 'Yeni Bir Hizmet' } },
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    const subject = form.getByRole('combobox', { name: text.subject });
    await expect(subject).toHaveValue('Yeni Bir Hizmet');
    await expect(chatOf(canvasElement)).toContain('“Yeni Bir Hizmet” için');
    const [first] = servicesBasic;
    await userEvent.selectOptions(subject, first?.title ?? '');
    await expect(chatOf(canvasElement)).toContain(`“${first?.title}” için`);
  },
};

/** The typed job is part of the chat message, until the form is sent. */
export const JobInTheChat: Story = {
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: new RegExp(`^${text.place}`) }), 'Urla, İzmir');
    await userEvent.type(form.getByRole('textbox', { name: new RegExp(`^${text.size}`) }), '200 m²');
    await expect(chatOf(canvasElement)).toContain(
      'Merhaba, teklif almak istiyorum. Yer: Urla, İzmir. Büyüklük: 200 m².',
    );
    await userEvent.type(form.getByRole('textbox', { name: text.name }), 'Işıl');
    await userEvent.type(form.getByRole('textbox', { name: text.email }), 'isil@ornek.example');
    await userEvent.click(form.getByRole('button', { name: text.send }));
    await form.findByText(text.sent);
    await expect(chatOf(canvasElement)).not.toContain('Urla');
  },
};

export const AboutProject: Story = {
  args: { about: { kind: 'project', title: 'Kıyıda Bir Atölye', service: 'Yeni Bir Hizmet' } },
  play: async ({ canvasElement }) => {
    await expect(formOf(canvasElement).getByRole('combobox')).toHaveDisplayValue(
      text.likeProject('Kıyıda Bir Atölye', 'Yeni Bir Hizmet'),
    );
  },
};

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    await userEvent.click(form.getByRole('button', { name: text.send }));
    await expect(form.getByRole('alert')).toHaveTextContent(text.missing);
    await waitFor(() => expect(form.getByRole('textbox', { name: text.name })).toHaveFocus());
    await expect(form.getByText(quoteErrors.reach)).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: text.email }), 'isil@ornek.example');
    await expect(form.queryByText(quoteErrors.reach)).not.toBeInTheDocument();
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  args: { about: { kind: 'service', title: 'Yeni Bir Hizmet' } },
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: text.name }), 'Işıl');
    await userEvent.type(form.getByRole('textbox', { name: text.phone }), '0532 555 01 40');
    await userEvent.click(form.getByRole('button', { name: text.send }));
    await expect(await form.findByText(text.sent)).toBeVisible();
    await expect(onSend).toHaveBeenCalledWith({
      ...emptyQuote,
      name: 'Işıl',
      phone: '0532 555 01 40',
      subject: 'Yeni Bir Hizmet',
      website: '',
      elapsedMs: expect.any(Number),
    });
    await expect(form.getByRole('textbox', { name: text.phone })).toHaveValue('');
  },
};

export const PostedWithoutScripts: Story = {
  args: {
    attempt: {
      outcome: 'refused',
      texts: { ...emptyQuote, name: 'Işıl', phone: '0532', subject: 'Başka Bir İş' },
      problems: { phone: quoteErrors.phone },
    },
  },
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    await expect(form.getByRole('textbox', { name: text.phone })).toHaveValue('0532');
    await expect(form.getByRole('combobox')).toHaveValue('Başka Bir İş');
    await expect(form.getByText(quoteErrors.phone)).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const EmptyServices: Story = {
  args: { services: [], siteInfo: { ...siteInfo, phone: '', email: '', whatsApp: '', morePhones: [] } },
};

export const LongText: Story = {
  args: { about: { kind: 'project', title: longService.title } },
  globals: { viewport: { value: 'phone' } },
};
