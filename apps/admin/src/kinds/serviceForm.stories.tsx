import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { serviceMessages } from '@vitrin/contract/kinds/service';
import { services } from '@vitrin/mocks/fixtures/services';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminFormsText } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const text = adminFormsText.service;
const [first, second] = services;

const meta = {
  title: 'Connected/ServiceForm',
  component: PanelStory,
  args: { address: adminPaths.editService(first?.id ?? '') },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const titleField = () => screen.findByRole('textbox', { name: text.title });
const save = async () => userEvent.click(screen.getByRole('button', { name: text.save }));

export const Edit: Story = {
  play: async () => {
    await expect(await titleField()).toHaveValue(first?.title);
  },
};

export const Saved: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    const title = await titleField();
    await userEvent.clear(title);
    await userEvent.type(title, 'Yeni Başlık');
    await save();
    await waitFor(() => expect(screen.getByText(text.saved)).toBeVisible());
  },
};

export const PathTaken: Story = {
  parameters: { msw: scenarios.fixtures() },
  play: async () => {
    await titleField();
    const path = screen.getByRole('textbox', { name: text.path });
    await userEvent.clear(path);
    await userEvent.type(path, second?.path ?? '');
    await save();
    await waitFor(() =>
      expect(path).toHaveAccessibleDescription(expect.stringContaining(serviceMessages.pathTaken)),
    );
    await expect(path).toHaveValue(second?.path);
  },
};

export const LoadFailed: Story = {
  parameters: {
    msw: [
      ...refusing(endpoints.services.read, 404, { message: 'Service not found' }),
      ...scenarios.fixtures(),
    ],
  },
};

export const New: Story = { args: { address: adminPaths.newService() } };
