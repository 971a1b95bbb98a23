import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { siteRichText } from '@vitrin/ui/text/website/siteRichText';
import { RichText } from './RichText.tsx';

const table = `<table><thead><tr><th scope="col">İş</th><th scope="col">Başlangıç</th><th scope="col">Süre</th><th scope="col">Sorumlu</th><th scope="col">Açıklama</th></tr></thead>
<tbody><tr><th scope="row">Ölçüm</th><td>Mayıs</td><td>Üç gün</td><td>Çağla Işık</td><td>Yapının bugünkü hâli çizilir.</td></tr>
<tr><th scope="row">Çizim</th><td>Haziran</td><td>Üç hafta</td><td>Gökçe Şen</td><td>Plan, kesit ve görünüşler.</td></tr></tbody></table>`;

const everyTag = `<p>İlk paragraf biraz daha büyük durur ve konuyu açar.</p>
<p>İkincisi okunur; içinde <a href="#bag">bir bağlantı</a>, <strong>kalın</strong>, <em>eğik</em>, <u>altı çizili</u>, <s>üstü çizili</s> söz vardır.<br>CO<sub>2</sub>, 120 m<sup>2</sup> ve <code>ölçek = 1:50</code> da yazılır.</p>
<h2>Adımlar</h2><ol start="3"><li>Ölçmek</li><li><p>Çizmek</p><p>ve anlatmak</p></li></ol>
<h3>Elinizde kalanlar</h3><ul><li>Plan</li><li>Liste<ul><li>Ara başlık</li></ul></li></ul>
<h4>Bir söz</h4><blockquote><p>Ölçülü iş az konuşur.</p></blockquote>
<figure><img src="/assets/images/services/service2.jpg" alt="Işıklı bir avlu" width="1600" height="900"><figcaption>Avlu, <em>sabah</em></figcaption></figure>
<pre><code>kat  alan
1    120 m²</code></pre><hr>${table}`;

/**
 * **For** rich text that an editor wrote and the server has sanitised.
 *
 * **Not for** HTML from anywhere else, or the product's own texts.
 */
const meta = {
  title: 'Elements/RichText',
  component: RichText,
  tags: ['autodocs'],
  args: { html: everyTag, words: siteRichText },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list starts with the number it was given, and a picture's space is reserved before it has loaded. */
export const EveryTag: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Adımlar', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'bir bağlantı' })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    const picture = canvas.getByRole('img', { name: 'Işıklı bir avlu' });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1600 / 900, 1);
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
};
const pictureOf = (size: string) =>
  `<figure data-size="${size}"><img src="/assets/images/services/service2.jpg" alt="${size}" width="1600" height="900"><figcaption>Avlu</figcaption></figure>`;

/** As wide as the lines, as the column, or half of the column next to the text. */
export const PictureSizes: Story = {
  args: {
    html: `<p>Giriş.</p>${['normal', 'wide', 'half'].map((size) => pictureOf(size) + `<p>${'Avluda sabah ışığı. '.repeat(20)}</p>`).join('')}<h2>Sonra</h2>`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [normal, wide, half] = ['normal', 'wide', 'half'].map(
      (name) => canvas.getByRole('img', { name }).getBoundingClientRect().width,
    );
    await expect(wide).toBeGreaterThan(normal ?? 0);
    await expect(half).toBeCloseTo((wide ?? 0) / 2, 0);
  },
};
export const PictureSizesNarrow: Story = {
  ...PictureSizes,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('img')
      .map((picture) => picture.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
};
const page = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** The other host is not contacted before the link is pressed; without JavaScript, the link leads to the video. */
export const Video: Story = {
  args: {
    html: `<p>Önce</p><figure data-video="${page}"><a href="${page}">Bir işin yılı</a></figure><p>Sonra</p>`,
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Videoyu izleyin: Bir işin yılı' });
    await expect(link).toHaveAttribute('href', page);
    const { width, height } = link.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const VideoNarrow: Story = { ...Video, globals: { viewport: { value: 'narrow' } } };

export const Empty: Story = { args: { html: '' } };
export const LongText: Story = {
  args: { html: `<p>${'Uzunbirkelimeninsonugelmeden'.repeat(8)}</p><p>${'Uzun bir cümle. '.repeat(80)}</p>` },
};

/** A wide table scrolls inside the text, by keyboard too; long words break. */
export const Narrow: Story = {
  args: { html: `<p>${'Çokuzunkelime'.repeat(8)}</p>${table}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const scroller = within(canvasElement).getByRole('group', { name: siteRichText.table });
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await userEvent.tab();
    await expect(scroller).toHaveFocus();
  },
};
