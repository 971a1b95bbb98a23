import type { Meta, StoryObj } from '@storybook/react-vite';
import { textAt } from '@vitrin/contract/messages/messageForm';
import type { Attempt } from '@vitrin/contract/messages/messageRules';
import { siteContactText } from '@vitrin/ui/text/website/siteContact';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { SentForm } from './SentForm.tsx';
import { useSentForm } from './useSentForm.ts';

type Texts = { name: string };

function Example({ start }: { start: Attempt<Texts> }) {
  const state = useSentForm(start, {
    fields: ['name'],
    untouched: { name: '' },
    unsent: {},
    textsOf: (form) => ({ name: textAt(form, 'name') }),
    problemsOf: ({ name }) => (name === '' ? { name: 'Lütfen adınızı yazınız.' } : {}),
    send: async () => ({ outcome: 'sent' }),
  });
  const { attempt } = state;
  return (
    <SentForm
      label="Örnek form"
      action="/iletisim"
      state={state}
      incomplete={({ name }) => name === ''}
      texts={siteContactText}
      send={siteContactText.send}
      hasNotice
    >
      <TextField
        label={siteContactText.name}
        name="name"
        error={attempt.outcome === 'refused' ? attempt.problems.name : undefined}
      />
    </SentForm>
  );
}

const meta = {
  title: 'Site/Parts/SentForm',
  component: Example,
  args: { start: { outcome: 'none' } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('link', { name: siteContactText.privacyLink })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(form.getByRole('button', { name: siteContactText.send }));
    await expect(form.getByRole('alert')).toHaveTextContent(siteContactText.missing);
    await userEvent.type(form.getByRole('textbox', { name: siteContactText.name }), 'Işıl');
    await expect(form.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const TooMany: Story = { args: { start: { outcome: 'tooMany', texts: { name: 'Işıl' } } } };
export const Sent: Story = { args: { start: { outcome: 'sent' } } };
