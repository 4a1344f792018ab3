import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ThemeFormDemo from './demos/ThemeForm/system.tsx';

const meta = {
  title: 'Joy UI/Theme builder',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a form that edits the color and the radius of a theme and generates its code. */
export const ThemeForm: Story = {
  render: () => <ThemeFormDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pay invoice' });
    const code = canvas.getByRole('textbox', { name: 'Code of the theme' });
    await expect(button).toHaveStyle({
      backgroundColor: 'rgb(15, 118, 110)',
      borderRadius: '10px',
    });
    fireEvent.change(canvas.getByLabelText('Main color'), { target: { value: '#7c3aed' } });
    await waitFor(() => expect(button).toHaveStyle({ backgroundColor: 'rgb(124, 58, 237)' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('5.7:1');
    canvas.getByRole('slider', { name: 'Radius' }).focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(button).toHaveStyle({ borderRadius: '20px' }));
    await expect((code as HTMLTextAreaElement).value).toContain('500: "#7c3aed"');
    await expect((code as HTMLTextAreaElement).value).toContain('sm: "20px"');
  },
};
