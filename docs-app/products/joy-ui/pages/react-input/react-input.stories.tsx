import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import ContactFormCss from './demos/ContactForm/css.tsx';
import ContactFormSystem from './demos/ContactForm/system.tsx';
import ContactFormTailwind from './demos/ContactForm/tailwind.tsx';
import CustomerNameDemo from './demos/CustomerName/system.tsx';
import InputDecoratorsDemo from './demos/InputDecorators/system.tsx';
import InputLabelsDemo from './demos/InputLabels/system.tsx';
import InputValidationDemo from './demos/InputValidation/system.tsx';
import InputVariantsDemo from './demos/InputVariants/system.tsx';

const meta = {
  title: 'Joy UI/Input',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows two required fields with labels; the browser validates them, and Enter submits. */
export const ContactForm: Story = {
  render: renderStyling({
    system: ContactFormSystem,
    tailwind: ContactFormTailwind,
    css: ContactFormCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Name'));
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus();
    await userEvent.keyboard('Ada Byron');
    await userEvent.tab();
    const email = canvas.getByRole('textbox', { name: /Email address/ });
    await expect(email).toHaveFocus();
    await expect(email).toBeRequired();
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Invoices are sent to this address.'),
    );
    await userEvent.keyboard('ada{Enter}');
    await expect(email).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('No billing contact yet.');
    await userEvent.type(email, '@example.com{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Billing contact: Ada Byron, ada@example.com',
    );
  },
};

/** Shows an input with a currency before its value, and an input with a button after it. */
export const InputDecorators: Story = {
  render: () => <InputDecoratorsDemo />,
  play: async ({ canvas, userEvent }) => {
    const tip = canvas.getByRole('spinbutton', { name: 'Donation to the workshop, in euros' });
    await userEvent.clear(tip);
    await userEvent.type(tip, '25');
    await expect(canvas.getByRole('status')).toHaveTextContent('To pay: 273 euros');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Discount code' }), 'SPRING');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'To pay: 253 euros, 20 euros less with SPRING',
    );
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('status')).toHaveTextContent('20 euros less with SPRING');
  },
};

/** Shows a label whose asterisk disappears when another field makes its input optional. */
export const InputLabels: Story = {
  render: () => <InputLabelsDemo />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /Email address/ });
    await expect(email).toBeRequired();
    await expect(canvas.getByText('Email address')).toHaveTextContent('*');
    await userEvent.click(canvas.getByText('Phone number'));
    await userEvent.keyboard('0171');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('0171');
    await expect(email).not.toBeRequired();
    await expect(canvas.getByText('Email address')).not.toHaveTextContent('*');
  },
};

/** Shows an error message that is also the accessible description of the field. */
export const InputValidation: Story = {
  render: () => <InputValidationDemo />,
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('textbox', { name: 'Invoice number' });
    await expect(number).toBeInvalid();
    await waitFor(() => expect(number).toHaveAccessibleDescription(/four digits/));
    await userEvent.type(number, '41');
    await expect(number).toBeValid();
    await expect(number).toHaveAccessibleDescription('Looks right.');
    await userEvent.type(number, '{Backspace}');
    await expect(number).toBeInvalid();
  },
};

/** Shows a field with a label and an initial value. */
export const CustomerName: Story = {
  render: () => <CustomerNameDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Customer' });
    await expect(field).toHaveValue('Lind & Daughters');
    await userEvent.click(canvas.getByText('Customer'));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('Fjord Bakery');
    await expect(field).toHaveValue('Fjord Bakery');
  },
};

/** Shows fields in three variants and three sizes; the last one is disabled. */
export const InputVariants: Story = {
  render: () => <InputVariantsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveFocus();
    const heightOf = (name: string) =>
      canvas.getByRole('textbox', { name }).parentElement?.getBoundingClientRect().height ?? 0;
    await expect(heightOf('Street')).toBeLessThan(heightOf('City'));
    await expect(heightOf('City')).toBeLessThan(heightOf('Country'));
    await expect(canvas.getByRole('textbox', { name: 'Customer number' })).toBeDisabled();
  },
};
