import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '@vitrin/mocks/fixtures/longWord';
import { longService, manyServices, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { limits } from '@vitrin/contract/limits';
import { expect } from 'storybook/test';
import { ServiceLinks } from './ServiceLinks.tsx';

const meta = {
  title: 'Site/Parts/ServiceLinks',
  component: ServiceLinks,
  args: { services: servicesBasic, current: servicesBasic[1] ?? longService },
} satisfies Meta<typeof ServiceLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LongText: Story = {
  args: { services: [longService, ...servicesBasic], current: longService },
};

export const LongWords: Story = {
  args: { services: [{ ...longService, title: longWord }] },
  decorators: [
    (Links) => (
      <div style={{ width: 280 }}>
        <Links />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: new RegExp(longWord) });
    await expect(link.scrollWidth).toBe(link.clientWidth);
  },
};

const many = manyServices(limits.menuServices + 5);

/** The open one is listed, wherever it stands in a long list. */
export const BeyondTheEnd: Story = {
  args: { services: many.slice(0, limits.menuServices + 1), current: many.at(-1) ?? longService },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(limits.menuServices + 2);
    await expect(links.at(-2)).toHaveAttribute('aria-current', 'page');
    await expect(links.at(-2)).toHaveTextContent(many.at(-1)?.title ?? '');
  },
};
