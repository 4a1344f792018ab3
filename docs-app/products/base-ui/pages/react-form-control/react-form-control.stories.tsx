import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import ContactFormCss from './demos/ContactForm/css.tsx';
import ContactFormSystem from './demos/ContactForm/system.tsx';
import ContactFormTailwind from './demos/ContactForm/tailwind.tsx';

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
