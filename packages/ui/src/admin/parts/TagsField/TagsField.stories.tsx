import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { itemFormsText } from '../../../text/panelText.ts';
import { TagsField } from './TagsField.tsx';

const meta = {
  title: 'Admin/Parts/TagsField',
  component: TagsField,
  args: {
    id: 'tags',
    label: 'Tags',
    tags: ['ahşap', 'şantiye'],
    texts: itemFormsText.tags,
    onChange: fn(),
  },
  render: function Kept(args) {
    const [tags, setTags] = useState(args.tags);
    return (
      <TagsField
        {...args}
        tags={tags}
        onChange={(next) => {
          setTags(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    // Otherwise the key of a phone's keyboard would go to the next field.
    await expect(field).toHaveAttribute('enterkeyhint', 'enter');
    await userEvent.type(field, 'ısıtma,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['ahşap', 'şantiye', 'ısıtma']);
    await userEvent.type(field, 'ahşap{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tag şantiye' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['ahşap', 'ısıtma']);
    await expect(field).toHaveFocus();
  },
};

/** Unconfirmed input is part of the form as well; commas separate tags, whether typed or pasted. */
export const Unconfirmed: Story = {
  args: { tags: [] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'kış, karavan, bakım');
    await expect(args.onChange).toHaveBeenLastCalledWith(['kış', 'karavan', 'bakım']);
    await expect(field).toHaveValue('bakım');
    await userEvent.tab();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(field);
    await userEvent.paste('yaz, kış, servis');
    await expect(args.onChange).toHaveBeenLastCalledWith(['kış', 'karavan', 'bakım', 'yaz', 'servis']);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(['kış', 'karavan', 'bakım', 'yaz']);
  },
};

export const Empty: Story = { args: { tags: [] } };
export const Wrong: Story = { args: { error: 'At most 20 tags' } };

export const LongText: Story = {
  args: {
    tags: [
      'afyonkarahisarlılaştıramadıklarımızdanmışsınızcasına',
      'ölçülü üretim',
      'yerinde keşif',
      'bakım ve onarım',
    ],
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
