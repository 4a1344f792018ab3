import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PaperElevationsDemo from './demos/PaperElevations/system.tsx';
import PaperSurfacesDemo from './demos/PaperSurfaces/system.tsx';
import ShopNoticeDemo from './demos/ShopNotice/system.tsx';

const meta = {
  title: 'Material UI/Paper',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an outlined paper with padding around its text. */
export const ShopNotice: Story = {
  render: () => <ShopNoticeDemo />,
  play: async ({ canvas }) => {
    const paper = canvas.getByText('Harbor office').parentElement;
    await expect(paper).toHaveClass('MuiPaper-outlined');
    await expect(paper).toHaveStyle({ padding: '16px', boxShadow: 'none' });
  },
};

/** Shows the shadows of seven elevations side by side. */
export const PaperElevations: Story = {
  render: () => <PaperElevationsDemo />,
  play: async ({ canvasElement }) => {
    const papers = canvasElement.querySelectorAll('.MuiPaper-root');
    await expect(papers).toHaveLength(7);
    await expect(papers[0]).toHaveStyle({ boxShadow: 'none' });
    await expect(papers[6]).toHaveClass('MuiPaper-elevation24');
    await expect(getComputedStyle(papers[6]!).boxShadow).not.toBe(
      getComputedStyle(papers[5]!).boxShadow,
    );
  },
};

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
