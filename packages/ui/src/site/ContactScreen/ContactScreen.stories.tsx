import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MessageDraft } from '@vitrin/contract/messages/message';
import { messageErrors, type MessageAttempt } from '@vitrin/contract/messages/messageRules';
import { longService } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ContactScreen, type ContactScreenProps } from './ContactScreen.tsx';

const sent: MessageAttempt = { outcome: 'sent' };
const texts = { name: 'Işıl İpek', email: 'isil@ornek.example', subject: '', message: 'Merhaba!' };
const onSend = fn(async (_draft: Omit<MessageDraft, 'page'>): Promise<MessageAttempt> => sent);

const unsent: ContactScreenProps['form']['unsent'] = {};

const meta = {
  title: 'Site/ContactScreen',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  args: { siteInfo, form: { attempt: { outcome: 'none' }, onSend, unsent } },
  beforeEach: () => {
    unsent.kept = undefined;
    onSend.mockClear();
    onSend.mockResolvedValue(sent);
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const formOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('form'));

/** Pastes the texts, which is faster than typing them; other stories type. */
async function fill(canvasElement: HTMLElement) {
  const form = formOf(canvasElement);
  for (const [name, value] of [
    ['Ad Soyad', texts.name],
    ['E-posta', texts.email],
    ['Mesaj', texts.message],
  ] as const) {
    await userEvent.click(form.getByRole('textbox', { name }));
    await userEvent.paste(value);
  }
  await userEvent.click(form.getByRole('button', { name: 'Gönder' }));
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: siteInfo.phone })).toHaveAttribute(
      'href',
      'tel:+902120000000',
    );
    await expect(canvas.getByRole('link', { name: siteInfo.email })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Aydınlatma Metni (yeni sekme)' })).toHaveAttribute(
      'href',
      '/aydinlatma-metni',
    );
    const form = canvas.getByRole('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/iletisim');
    await expect(form).toHaveAttribute('novalidate');
  },
};

/** The opening hours, and the link for directions. */
export const OpenHours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hours = within(canvas.getByRole('region', { name: 'Çalışma saatleri' }));
    await expect(hours.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Pazartesi – Cuma',
      'Cumartesi',
      'Pazar',
    ]);
    await expect(hours.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '09.00 – 18.00',
      '10.00 – 14.00',
      'Kapalı',
    ]);
    await expect(canvas.getByRole('link', { name: 'Yol tarifi al' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=41.03,28.98'),
    );
  },
};

export const WithoutHoursAndPlace: Story = {
  args: { siteInfo: { ...siteInfo, openingHours: [], coordinates: '', mapEnabled: false, mapUrl: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: 'Çalışma saatleri' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Yol tarifi al' })).toBeNull();
  },
};

/** Content over http cannot be framed: the map is a plain link. */
export const MapOverHttp: Story = {
  args: { siteInfo: { ...siteInfo, mapEnabled: true, mapUrl: 'http://harita.example/1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Haritayı yeni sekmede aç' })).toHaveAttribute(
      'href',
      'http://harita.example/1',
    );
    await expect(canvas.queryByRole('button', { name: 'Haritayı göster' })).toBeNull();
  },
};

/** A short link would be an empty frame. */
export const MapByShortLink: Story = {
  args: { siteInfo: { ...siteInfo, mapEnabled: true, mapUrl: 'https://maps.app.goo.gl/4mYk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Haritayı yeni sekmede aç' })).toHaveAttribute(
      'href',
      'https://maps.app.goo.gl/4mYk',
    );
    await expect(canvas.queryByRole('button', { name: 'Haritayı göster' })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Gönder' }));
    await expect(form.getByRole('alert')).toHaveTextContent('Lütfen gerekli alanları doldurunuz.');
    const name = form.getByRole('textbox', { name: 'Ad Soyad' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeRequired();
    await expect(name).toHaveAccessibleDescription(messageErrors.name);
    await expect(form.getByRole('textbox', { name: /^Konu/ })).toBeValid();
    await userEvent.type(name, 'Işıl');
    await expect(form.queryByText(messageErrors.name)).not.toBeInTheDocument();
    await expect(form.getByText(messageErrors.message)).toBeVisible();
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const WrongEmail: Story = {
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    const email = form.getByRole('textbox', { name: 'E-posta' });
    await userEvent.type(form.getByRole('textbox', { name: 'Ad Soyad' }), texts.name);
    await userEvent.type(email, 'isil@ornek');
    await userEvent.type(form.getByRole('textbox', { name: 'Mesaj' }), texts.message);
    await userEvent.click(form.getByRole('button', { name: 'Gönder' }));
    await expect(form.getByText(messageErrors.emailForm)).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(form.getByRole('alert')).toHaveTextContent('Lütfen işaretli alanları düzeltiniz.');
  },
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    const form = formOf(canvasElement);
    await expect(form.getByRole('button', { name: 'Gönderiliyor…' })).toBeDisabled();
    const status = await form.findByText(
      'Mesajınız başarıyla gönderildi. En kısa sürede sizinle iletişime geçeceğiz.',
    );
    await expect(status).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Mesaj' })).toHaveValue('');
    await userEvent.type(form.getByRole('textbox', { name: 'Mesaj' }), 'Bir şey daha');
    await userEvent.click(form.getByRole('button', { name: 'Gönder' }));
    await expect(form.getByRole('textbox', { name: 'Mesaj' })).toHaveValue('Bir şey daha');
    await expect(onSend).toHaveBeenCalledTimes(1);
    await expect(onSend).toHaveBeenCalledWith({
      ...texts,
      website: '',
      elapsedMs: expect.any(Number),
    });
  },
};

/** What is typed while the message is on its way is not part of it, and stays for the next one. */
export const TypedWhileSending: Story = {
  play: async ({ canvasElement }) => {
    const { promise: answer, resolve } = Promise.withResolvers<MessageAttempt>();
    onSend.mockReturnValue(answer);
    await fill(canvasElement);
    const form = formOf(canvasElement);
    await expect(form.getByRole('button', { name: 'Gönderiliyor…' })).toBeDisabled();
    await userEvent.type(form.getByRole('textbox', { name: 'Mesaj' }), ' Bir de balkon.');
    resolve(sent);
    await expect(await form.findByText(/^Mesajınız başarıyla gönderildi/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Mesaj' })).toHaveValue('Merhaba! Bir de balkon.');
    await expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ message: texts.message }));
  },
};

export const Failed: Story = {
  play: async ({ canvasElement }) => {
    onSend.mockRejectedValue(new Error('Network Error'));
    await fill(canvasElement);
    const form = formOf(canvasElement);
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Mesajınız gönderilirken bir hata oluştu. Lütfen daha sonra tekrar deneyiniz.',
    );
    await expect(form.getByRole('textbox', { name: 'Mesaj' })).toHaveValue(texts.message);
    await expect(form.getByRole('button', { name: 'Gönder' })).toBeEnabled();
  },
};

export const TooMany: Story = {
  play: async ({ canvasElement }) => {
    onSend.mockResolvedValue({ outcome: 'tooMany', texts });
    await fill(canvasElement);
    const form = formOf(canvasElement);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Kısa sürede birkaç mesaj gönderdiniz. Lütfen bir dakika sonra tekrar deneyiniz.',
    );
    await expect(form.getByRole('textbox', { name: 'Mesaj' })).toHaveValue(texts.message);
  },
};

export const RefusedByServer: Story = {
  play: async ({ canvasElement }) => {
    onSend.mockResolvedValue({
      outcome: 'refused',
      texts,
      problems: { subject: messageErrors.tooLong },
    });
    await fill(canvasElement);
    const form = formOf(canvasElement);
    await expect(await form.findByText(messageErrors.tooLong)).toBeVisible();
    await waitFor(() => expect(form.getByRole('textbox', { name: /^Konu/ })).toHaveFocus());
  },
};

export const PostedWithoutScripts: Story = {
  args: {
    form: {
      attempt: {
        outcome: 'refused',
        texts: { ...texts, message: '' },
        problems: { message: messageErrors.message },
      },
      onSend,
      unsent,
    },
  },
  play: async ({ canvasElement }) => {
    const form = formOf(canvasElement);
    await expect(form.getByRole('textbox', { name: 'Ad Soyad' })).toHaveValue(texts.name);
    await expect(form.getByText(messageErrors.message)).toBeVisible();
  },
};

export const SentWithoutScripts: Story = { args: { form: { attempt: sent, onSend, unsent } } };

export const MapShown: Story = {
  args: { siteInfo: { ...siteInfo, mapUrl: 'https://localhost:1/harita' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByTitle(/^Harita/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Haritayı göster' }));
    await expect(canvas.getByTitle(`Harita: ${siteInfo.address}`)).toHaveAttribute(
      'src',
      'https://localhost:1/harita',
    );
  },
};

export const WithoutMap: Story = {
  args: { siteInfo: { ...siteInfo, mapEnabled: false } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).queryByRole('button', { name: 'Haritayı göster' }),
    ).not.toBeInTheDocument();
  },
};

export const NothingKnown: Story = {
  args: { siteInfo: { ...siteInfo, address: '', phone: '', email: '', mapEnabled: false } },
};

export const LongText: Story = {
  args: { siteInfo: { ...siteInfo, address: longService.shortDescription } },
};
