import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ContainerNumberDemo from './demos/ContainerNumber/system.tsx';
import ControlledCodeDemo from './demos/ControlledCode/system.tsx';
import RootElementDemo from './demos/RootElement/system.tsx';

const meta = {
  title: 'Material UI/API design approach',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an uncontrolled field, and a controlled field that converts letters to uppercase. */
export const ControlledCode: Story = {
  render: () => <ControlledCodeDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Ship'), ' II');
    await expect(canvas.getByLabelText('Ship')).toHaveValue('Northern Light II');
    await userEvent.type(canvas.getByLabelText('Harbor code'), 'x');
    await expect(canvas.getByLabelText('Harbor code')).toHaveValue('NO-BGX');
  },
};

/** Shows a card whose root element has a ref, a role and a data attribute. */
export const RootElement: Story = {
  render: () => <RootElementDemo />,
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'Order 1042' });
    await expect(card).toHaveAttribute('data-order', '1042');
    canvas.getByRole('button', { name: 'Go to order 1042' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(card).toHaveFocus();
  },
};

/** Shows a field with a unit from the input slot and attributes on the input element. */
export const ContainerNumber: Story = {
  render: () => <ContainerNumberDemo />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Container weight, in kilograms');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '99');
    await expect(input).toHaveValue('24009');
    await expect(canvas.getByText('kg')).toBeVisible();
  },
};
