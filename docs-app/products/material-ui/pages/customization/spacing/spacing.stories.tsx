import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import SpacingPropsDemo from './demos/SpacingProps/system.tsx';
import SpacingUnitDemo from './demos/SpacingUnit/system.tsx';

const meta = {
  title: 'Material UI/Spacing',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows two buttons separated by a selectable number of spacing units. */
export const SpacingProps: Story = {
  render: () => <SpacingPropsDemo />,
  play: async ({ canvas }) => {
    const accept = canvas.getByRole('button', { name: 'Accept' });
    await expect(accept).toHaveStyle({ marginInlineStart: '16px' });
    await fireEvent.change(canvas.getByRole('slider', { name: 'Spacing' }), {
      target: { value: '5' },
    });
    await expect(accept).toHaveStyle({ marginInlineStart: '40px' });
  },
};

/** Shows a form whose spacing unit is a CSS variable of its container. */
export const SpacingUnit: Story = {
  render: () => <SpacingUnitDemo />,
  play: async ({ canvas }) => {
    const form = canvas.getByRole('textbox', { name: 'City' }).closest('.MuiStack-root');
    await expect(form).toHaveStyle({ paddingTop: '16px' });
    await fireEvent.change(canvas.getByRole('slider', { name: 'Spacing unit in pixels' }), {
      target: { value: '4' },
    });
    await expect(form).toHaveStyle({ paddingTop: '8px' });
  },
};
