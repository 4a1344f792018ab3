import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import BasicFieldDemo from './demos/BasicField/system.tsx';
import ComposedPasswordDemo from './demos/ComposedPassword/system.tsx';
import FieldAdornmentsDemo from './demos/FieldAdornments/system.tsx';
import FieldStatesDemo from './demos/FieldStates/system.tsx';
import FieldValidationDemo from './demos/FieldValidation/system.tsx';
import FieldVariantsDemo from './demos/FieldVariants/system.tsx';
import InvoiceAmountDemo from './demos/InvoiceAmount/system.tsx';
import MultilineFieldDemo from './demos/MultilineField/system.tsx';
import OrderFormCss from './demos/OrderForm/css.tsx';
import OrderFormSystem from './demos/OrderForm/system.tsx';
import OrderFormTailwind from './demos/OrderForm/tailwind.tsx';

const meta = {
  title: 'Material UI/Text Field',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/text-fields' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field with a label and helper text. */
export const BasicField: Story = {
  render: () => <BasicFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Order number' });
    await expect(field).toHaveAccessibleDescription('It is on your receipt.');
    await userEvent.type(field, 'A-201');
    await expect(field).toHaveValue('A-201');
  },
};

/** Shows a small, a colored, a disabled and a read-only field. */
export const FieldStates: Story = {
  render: () => <FieldStatesDemo />,
  play: async ({ canvas, userEvent }) => {
    const small = canvas.getByRole('textbox', { name: 'Small' });
    const readOnly = canvas.getByRole('textbox', { name: 'Read-only' });
    await expect(small.offsetHeight).toBeLessThan(readOnly.offsetHeight);
    await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
    await userEvent.type(readOnly, '7');
    await expect(readOnly).toHaveFocus();
    await expect(readOnly).toHaveValue('INV-1042');
  },
};

/** Shows an amount that the field formats when it loses the focus. */
export const InvoiceAmount: Story = {
  render: () => <InvoiceAmountDemo />,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount, in euros' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '98765.4');
    await expect(amount).toHaveValue('98765.4');
    await userEvent.tab();
    await expect(amount).toHaveValue('98,765.40');
    await userEvent.type(amount, 'x');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(amount).toHaveValue('98,765.40x');
    await userEvent.clear(amount);
    await userEvent.type(amount, '12,50');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Shows an order form of text fields; the browser validates it before it is submitted. */
export const OrderForm: Story = {
  render: renderStyling({
    system: OrderFormSystem,
    tailwind: OrderFormTailwind,
    css: OrderFormCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toHaveFocus();
    await expect(name).toBeRequired();
    await userEvent.keyboard('Ada Lovelace');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('For the receipt only');
    await userEvent.type(email, 'ada@example.org');
    const quantity = canvas.getByRole('spinbutton', { name: 'Number of mugs' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '6{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'On the way to Ada Lovelace: 6 mugs.',
    );
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '1{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 mug.');
  },
};

/** Shows the three variants, each with a label that names its input. */
export const FieldVariants: Story = {
  render: () => <FieldVariantsDemo />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Outlined', 'Filled', 'Standard']) {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.type(field, 'Porto');
      await expect(field).toHaveValue('Porto');
      await expect(field).toHaveClass(`Mui${name === 'Standard' ? '' : name}Input-input`);
    }
  },
};

/** Shows a field with an error message; submitting an invalid value focuses the field. */
export const FieldValidation: Story = {
  render: () => <FieldValidationDemo />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('One letter a month');
    await userEvent.type(email, 'ada');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/such as ada@example.org/);
    await userEvent.type(email, '@example.org');
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The letter goes to ada@example.org.',
    );
  },
};

/** Shows units before and after the value; the label includes the unit. */
export const FieldAdornments: Story = {
  render: () => <FieldAdornmentsDemo />,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price per kilogram, in euros' });
    const weight = canvas.getByRole('textbox', { name: 'Weight, in kilograms' });
    await userEvent.type(weight, '2.5');
    await expect(canvas.getByRole('status')).toHaveTextContent('Total: 8.00 euros');
    await userEvent.clear(price);
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter a price and a weight.');
    await userEvent.type(price, '4');
    await expect(canvas.getByRole('status')).toHaveTextContent('Total: 10.00 euros');
  },
};

/** Shows a text area that grows with its content and counts its characters. */
export const MultilineField: Story = {
  render: () => <MultilineFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: 'Note for the courier' });
    await userEvent.click(note);
    await userEvent.keyboard('Ring{Enter}twice');
    await expect(note).toHaveValue('Ring\ntwice');
    await expect(note).toHaveAccessibleDescription('10 of 80 characters');
    await userEvent.paste('x'.repeat(100));
    await expect(note).toHaveAccessibleDescription('80 of 80 characters');
  },
};

/** Shows a field composed of form components, with a button that reveals the password. */
export const ComposedPassword: Story = {
  render: () => <ComposedPasswordDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'User name' }), 'ada');
    await userEvent.tab();
    await userEvent.keyboard('engine');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    const password = canvas.getByRole('textbox', { name: 'Password' });
    await expect(password).toHaveValue('engine');
    await expect(password).toHaveAccessibleDescription('The one from your welcome letter');
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Signed in as ada.');
  },
};
