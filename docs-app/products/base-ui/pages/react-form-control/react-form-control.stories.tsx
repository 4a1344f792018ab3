import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import ContactFormCss from './demos/ContactForm/css.tsx';
import ContactFormSystem from './demos/ContactForm/system.tsx';
import ContactFormTailwind from './demos/ContactForm/tailwind.tsx';
import HookFieldCss from './demos/HookField/css.tsx';
import HookFieldSystem from './demos/HookField/system.tsx';
import HookFieldTailwind from './demos/HookField/tailwind.tsx';
import PostcodeFieldCss from './demos/PostcodeField/css.tsx';
import PostcodeFieldSystem from './demos/PostcodeField/system.tsx';
import PostcodeFieldTailwind from './demos/PostcodeField/tailwind.tsx';

const meta = {
  title: 'Base UI/Form Control',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows two fields whose label, input and hint share one state. */
export const ContactForm: Story = {
  render: renderStyling({
    system: ContactFormSystem,
    tailwind: ContactFormTailwind,
    css: ContactFormCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const mail = canvas.getByRole('textbox', { name: 'Mail (required)' });
    await expect(mail).toBeRequired();
    await expect(mail).toBeInvalid();
    await userEvent.type(mail, '.example');
    await expect(mail).toHaveValue('mia@harbour.example');
    await expect(mail).toBeValid();
    await expect(mail).toHaveAccessibleDescription('For the invoice.');
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The driver may call' }));
    await userEvent.type(phone, '5550100');
    await expect(phone).toHaveAccessibleDescription('Thank you.');
  },
};

/** Shows an uncontrolled field whose root is styled by the state of the input. */
export const PostcodeField: Story = {
  render: renderStyling({
    system: PostcodeFieldSystem,
    tailwind: PostcodeFieldTailwind,
    css: PostcodeFieldCss,
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Postcode (required)' });
    const root = canvasElement.querySelector('.base-FormControl-root');
    await expect(field).toBeRequired();
    await expect(root).not.toHaveClass('base-FormControl-filled');
    await userEvent.type(field, '8010');
    await expect(root).toHaveClass('base--focused', 'base-FormControl-filled');
    await expect(field.parentElement).not.toHaveClass('base--focused');
    await userEvent.tab();
    await expect(root).not.toHaveClass('base--focused');
  },
};

/** Shows a native `textarea` and a hint that `useFormControlContext` connects with the field. */
export const HookField: Story = {
  render: renderStyling({
    system: HookFieldSystem,
    tailwind: HookFieldTailwind,
    css: HookFieldCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Note for the driver' });
    await expect(area).toHaveAccessibleDescription('22 of 40 characters');
    await userEvent.type(area, ' The bell is broken.');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Characters over the limit: 2');
    await userEvent.clear(area);
    await expect(area).toBeValid();
  },
};
