import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { credentials } from '@vitrin/mocks/fixtures/session';
import { members } from '@vitrin/mocks/fixtures/members';
import { reasons } from '@vitrin/mocks/fixtures/reasons';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminFormsText, adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ourClient } from '../api.ts';
import { panelKinds } from '../kinds/panelKinds.ts';
import { createGate } from '../testing/gate.ts';
import { arrive, firstForms, Tour } from '../testing/Tour.tsx';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';
import { whenIdle } from '../whenSettled.ts';

const [project] = projects;
const [post] = posts;
const [member] = members;
const [reason] = reasons;

const meta = {
  title: 'Connected/ItemForms',
  component: PanelStory,
  args: { address: adminPaths.editProject(project?.id ?? '') },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (label: string, value: string | undefined) =>
  waitFor(() => expect(screen.getByRole('textbox', { name: label })).toHaveValue(value));

export const Project: Story = {
  play: () => opened(itemFormsText.project.title, project?.title),
};

export const Post: Story = {
  args: { address: adminPaths.editPost(post?.id ?? '') },
  play: () => opened(itemFormsText.post.title, post?.title),
};

export const Member: Story = {
  args: { address: plainPaths('members').edit(member?.id ?? '') },
  play: () => opened(itemFormsText.member.name, member?.name),
};

export const Reason: Story = {
  args: { address: plainPaths('reasons').edit(reason?.id ?? '') },
  play: async () => {
    const { title, save, saved } = itemFormsText.reason;
    await opened(title, reason?.title);
    await userEvent.type(screen.getByRole('textbox', { name: title }), ' 2');
    await userEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.getByText(saved)).toBeVisible());
  },
};

/** Holds the check of the token in the story below. */
const checks = createGate();
let checked: (string | null)[] = [];

/** A sign-in in another tab, or a new password, leaves the form as it is. */
export const SignedInElsewhere: Story = {
  parameters: {
    msw: [
      http.get('*/api/auth/me', async ({ request }) => {
        checked.push(request.headers.get('authorization'));
        await checks.passed();
        return undefined;
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    checked = [];
    const { title } = itemFormsText.project;
    await opened(title, project?.title);
    const field = screen.getByRole('textbox', { name: title });
    await userEvent.type(field, ' 2');
    checks.close();
    const { token } = await ourClient.auth.login({ body: credentials });
    localStorage.setItem('token', token);
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
    await waitFor(() => expect(checked.at(-1)).toBe(`Bearer ${token}`));
    await whenIdle();
    await expect(field).toBeVisible();
    checks.open();
    await userEvent.type(field, '3');
    await opened(title, `${project?.title ?? ''} 23`);
    await expect(field).toBeVisible();
  },
};

/** The page of a new item opens without a question; from then on, changes are guarded again. */
export const GuardedOnceAdded: Story = {
  args: { address: plainPaths('reasons').begin },
  play: async () => {
    const { title, description, save, editTitle } = itemFormsText.reason;
    await userEvent.type(await screen.findByRole('textbox', { name: title }), 'Yeni');
    await userEvent.type(screen.getByRole('textbox', { name: description }), 'Açıklama');
    await userEvent.click(screen.getByRole('button', { name: save }));
    await screen.findByRole('heading', { level: 1, name: editTitle });
    await userEvent.type(screen.getByRole('textbox', { name: title }), '!');
    await userEvent.click(screen.getByRole('link', { name: adminText.frame.dashboard }));
    await screen.findByRole('button', { name: adminFormsText.leave.leave });
    await expect(screen.getByRole('textbox', { name: title, hidden: true })).toHaveValue('Yeni!');
  },
};

const additions = createGate();
const dashboard = () => screen.findByRole('heading', { level: 1, name: adminText.frame.dashboard });

/** An addition that ends after its form was left does not take the person away from where they are. */
export const AddedOnceLeft: Story = {
  args: { address: plainPaths('reasons').begin },
  parameters: {
    msw: [
      http.post('*/api/why-us', async () => {
        await additions.passed();
        return undefined;
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    const { title, description, save, saved } = itemFormsText.reason;
    additions.close();
    await userEvent.type(await screen.findByRole('textbox', { name: title }), 'Yeni');
    await userEvent.type(screen.getByRole('textbox', { name: description }), 'Açıklama');
    await userEvent.click(screen.getByRole('button', { name: save }));
    await userEvent.click(screen.getByRole('link', { name: adminText.frame.dashboard }));
    await userEvent.click(await screen.findByRole('button', { name: adminFormsText.leave.leave }));
    await dashboard();
    additions.open();
    await waitFor(() => expect(screen.getByText(saved)).toBeVisible());
    await whenIdle();
    await dashboard();
    await expect(screen.queryByRole('textbox', { name: title })).toBeNull();
  },
};

export const LoadFailed: Story = {
  parameters: {
    msw: [
      ...refusing(endpoints.projects.read, 404, { message: 'Project not found' }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(itemFormsText.project.loadFailed);
  },
};

/** The fields whose controls stand in the form, by their ids, which begin with the name of the form. */
const placed = (): ReadonlySet<string> =>
  new Set([...document.querySelectorAll('form [id]')].map(({ id }) => id.replace(/^[a-z]+-/, '')));

/** The control of a field is not only built, but has its place in the form, where the summary of errors links to. */
export const EveryField: Story = {
  render: () => <Tour />,
  play: async () => {
    const addresses = await firstForms();
    await expect(addresses).toHaveLength(panelKinds.length);
    for (const [place, address] of addresses.entries()) {
      const fields = Object.keys(panelKinds[place]?.entries.fields ?? {});
      arrive(address);
      // Sequentially: there is one screen.
      await waitFor(() =>
        expect([address, ...fields.filter((name) => placed().has(name))]).toEqual([address, ...fields]),
      );
    }
  },
};
