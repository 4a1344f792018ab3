import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PaperSurfacesDemo from './demos/PaperSurfaces/system.tsx';

const meta = {
  title: 'Material UI/Paper',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a paper whose elevation, outline and corners can be selected. */
export const PaperSurfaces: Story = {
  render: () => <PaperSurfacesDemo />,
  play: async ({ canvas, userEvent }) => {
    const paper = canvas.getByRole('region', { name: 'Opening hours' });
    await expect(paper).toHaveClass('MuiPaper-elevation3', 'MuiPaper-rounded');
    await userEvent.click(canvas.getByRole('radio', { name: '3' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(paper).toHaveClass('MuiPaper-elevation8');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Square' }));
    await expect(paper).not.toHaveClass('MuiPaper-rounded');
    await expect(paper).toHaveStyle({ borderRadius: '0px' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Outlined' }));
    await expect(paper).toHaveClass('MuiPaper-outlined');
    await expect(canvas.getByRole('radio', { name: '8' })).toBeDisabled();
  },
};
