import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { itemFormsText } from '../../../text/panelText.ts';
import { PairsField } from './PairsField.tsx';

const meta = {
  title: 'Admin/Parts/PairsField',
  component: PairsField,
  args: {
    id: 'facts',
    pairs: [
      { key: 'Yer', value: 'Kadıköy, İstanbul' },
      { key: 'Yıl', value: '2024' },
    ],
    texts: itemFormsText.pairs,
    onChange: fn(),
  },
  render: function Kept(args) {
    const [pairs, setPairs] = useState(args.pairs);
    return (
      <PairsField
        {...args}
        pairs={pairs}
        onChange={(next) => {
          setPairs(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PairsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Alan');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), '480 m²{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Move Yıl up' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Yer' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { key: 'Yıl', value: '2024' },
      { key: 'Alan', value: '480 m²' },
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** Phones offer their number pad for the values, and a key that adds the pair. */
export const Numbers: Story = {
  args: { numbers: true },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('textbox', { name: 'Value' });
    await expect(value).toHaveAttribute('type', 'tel');
    await expect(value).toHaveAttribute('enterkeyhint', 'enter');
  },
};

/** Input not yet confirmed with "Add" is part of the form as well. */
export const Unconfirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Alan');
    await expect(args.onChange).toHaveBeenLastCalledWith([...args.pairs, { key: 'Alan', value: '' }]);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), '480 m²');
    await expect(args.onChange).toHaveBeenLastCalledWith([...args.pairs, { key: 'Alan', value: '480 m²' }]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(document.body);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** In Safari, a pressed button takes the focus from the input without getting it. */
export const PressedInSafari: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Alan');
    const value = canvas.getByRole('textbox', { name: 'Value' });
    await userEvent.type(value, '480 m²');
    const button = canvas.getByRole('button', { name: 'Add detail' });
    if (await fireEvent.mouseDown(button)) value.blur();
    // The click only comes when the button is released.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    await fireEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith([...args.pairs, { key: 'Alan', value: '480 m²' }]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(name).toBeValid();
    await expect(name).toHaveFocus();
  },
};

/** A pair keeps its position while it is edited. */
export const Edited: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Yer' }));
    const value = canvas.getByRole('textbox', { name: 'Value' });
    await expect(value).toHaveValue('Kadıköy, İstanbul');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.clear(value);
    await userEvent.type(value, 'Urla');
    const changed = [
      { key: 'Yer', value: 'Urla' },
      { key: 'Yıl', value: '2024' },
    ];
    await expect(args.onChange).toHaveBeenLastCalledWith(changed);
    await userEvent.click(canvas.getByRole('button', { name: 'Add detail' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(changed);
  },
};

/** Two pairs of one name stay two. */
export const SameName: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Yer');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), 'Urla{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [first] = canvas.getAllByRole('button', { name: 'Remove Yer' });
    if (first) await userEvent.click(first);
    await expect(args.onChange).toHaveBeenLastCalledWith([args.pairs[1], { key: 'Yer', value: 'Urla' }]);
  },
};

/** A name that can occur once only gets the new value. */
export const Distinct: Story = {
  args: { distinct: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Yer');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), 'Urla{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onChange).toHaveBeenLastCalledWith([{ key: 'Yer', value: 'Urla' }, args.pairs[1]]);
  },
};

/** Multi-line values: Enter starts a new line. */
export const Texts: Story = {
  args: { values: 'text' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Alan');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), '480 m²{Enter}iki katta');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ...args.pairs,
      { key: 'Alan', value: '480 m²\niki katta' },
    ]);
  },
};

export const Empty: Story = { args: { pairs: [] } };

/** A name without a value is not added. */
export const Half: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Alan{Enter}');
    await expect(name).toBeInvalid();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Wrong: Story = { args: { error: 'At most 20 details' } };

export const LongText: Story = {
  args: {
    pairs: [
      {
        key: 'Yüklenici ve alt yüklenicilerin tamamı',
        value: 'Birkaç satıra yayılan, sonuna kadar okunması beklenen uzun bir açıklama. '.repeat(4).trim(),
      },
    ],
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
