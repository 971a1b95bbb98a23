import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import type { PublicMember } from '@vitrin/contract/kinds/member';
import { longService } from '@vitrin/mocks/fixtures/services';
import { teamPage } from '@vitrin/mocks/fixtures/members';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TeamScreen } from './TeamScreen.tsx';

const retry = fn();
const withLongName = (member: PublicMember): PublicMember => ({ ...member, name: longService.title });
const numbered = (member: PublicMember, number: number): PublicMember => ({
  ...member,
  id: `member-${number}`,
});
const members = (count: number) =>
  Array.from({ length: Math.ceil(count / teamPage.crews.length) }, () => teamPage.crews)
    .flat()
    .slice(0, count)
    .map(numbered);

const meta = {
  title: 'Site/TeamScreen',
  component: TeamScreen,
  parameters: { layout: 'fullscreen' },
  args: { team: ready(teamPage) },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(teamPage.crews.map(({ name }) => name));
    await expect(canvas.getAllByRole('img')).toHaveLength(teamPage.crews.length);
    await expect(canvasElement.textContent).not.toContain('@');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { team: { status: 'loading' } } };

export const Failed: Story = {
  args: { team: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { team: ready({ title: '', subtitle: '', description: '', crews: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ekibimiz' })).toBeVisible();
    await expect(canvas.getByText('Henüz ekip üyesi bulunamadı.')).toBeVisible();
  },
};

export const One: Story = { args: { team: ready({ ...teamPage, crews: teamPage.crews.slice(0, 1) }) } };

export const WithoutPictures: Story = {
  args: { team: ready({ ...teamPage, crews: teamPage.crews.map((member) => ({ ...member, image: null })) }) },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(names).toHaveLength(teamPage.crews.length);
  },
};

export const Seven: Story = { args: { team: ready({ ...teamPage, crews: members(7) }) } };
export const Many: Story = { tags: ['long'], args: { team: ready({ ...teamPage, crews: members(200) }) } };
export const LongText: Story = {
  args: {
    team: ready({
      ...teamPage,
      title: longService.title,
      crews: teamPage.crews.map(withLongName),
    }),
  },
};
