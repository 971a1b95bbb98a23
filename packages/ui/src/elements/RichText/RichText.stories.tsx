import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RichText } from './RichText.tsx';

const everything = `<p>İlk paragraf biraz daha büyük durur ve konuyu açar.</p>
<p>İkincisi okunur; içinde <a href="#bag">bir bağlantı</a>, <strong>kalın</strong> ve <em>eğik</em> söz vardır.</p>
<h2>Adımlar</h2><ol><li>Dinlemek</li><li>Ölçmek</li><li>Çizmek</li></ol>
<h3>Elinizde kalanlar</h3><ul><li>Plan</li><li>Liste<ul><li>Ara başlık</li></ul></li></ul>
<blockquote><p>Ölçülü iş az konuşur.</p></blockquote>
<table><tbody><tr><th scope="row">Süre</th><td>Üç hafta</td></tr><tr><th scope="row">Kişi</th><td>İki</td></tr></tbody></table>`;

const meta = {
  title: 'Elements/RichText',
  component: RichText,
  args: { html: everything },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Adımlar', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'bir bağlantı' })).toBeVisible();
  },
};
export const Empty: Story = { args: { html: '' } };
export const LongText: Story = {
  args: { html: `<p>${'Uzunbirkelimeninsonugelmeden'.repeat(8)}</p><p>${'Uzun bir cümle. '.repeat(80)}</p>` },
};
