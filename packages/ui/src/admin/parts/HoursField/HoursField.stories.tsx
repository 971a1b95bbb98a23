import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OpenTime } from '@vitrin/contract/settings/openingHours';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { adminSettingsText } from '../../../text/panelText.ts';
import { HoursField } from './HoursField.tsx';

const text = adminSettingsText.contact.week;

const meta = {
  title: 'Admin/Parts/HoursField',
  component: HoursField,
  args: { id: 'hours', hours: siteInfo.openingHours ?? [], onChange: fn() },
  render: function Kept(args) {
    const [hours, setHours] = useState<readonly OpenTime[]>(args.hours);
    return (
      <HoursField
        {...args}
        hours={hours}
        onChange={(next) => {
          setHours(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof HoursField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(text.closed)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: text.remove(text.days.saturday, 1) }));
    await expect(canvas.getAllByText(text.closed)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: text.add(text.days.saturday) })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: text.add(text.days.sunday) }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ...args.hours.slice(0, 5),
      { day: 'sunday', opens: '09:00', closes: '18:00' },
    ]);
  },
};

/** Monday's times are copied to the other working days. */
export const Copied: Story = {
  args: { hours: [{ day: 'monday', opens: '08:00', closes: '17:00' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text.copy }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => ({
        day,
        opens: '08:00',
        closes: '17:00',
      })),
    );
  },
};

/** Invalid times are reported immediately, next to the time. */
export const Wrong: Story = {
  args: {
    hours: [
      { day: 'monday', opens: '09:00', closes: '13:00' },
      { day: 'monday', opens: '12:00', closes: '18:00' },
    ],
  },
  play: async ({ canvas }) => {
    const monday = within(canvas.getByRole('group', { name: text.days.monday }));
    const second = (label: string) => monday.getAllByLabelText(label)[1] ?? document.body;
    await expect(second(text.closes)).toBeInvalid();
    await fireEvent.change(second(text.opens), { target: { value: '13:30' } });
    await expect(second(text.closes)).toBeValid();
  },
};

export const Unknown: Story = { args: { hours: [] } };
export const Refused: Story = { args: { error: 'At most 28 entries' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
