import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chevron, MenuRoot } from '@vitrine/ui/product';
import { withSite } from '../fixtures/withSite.tsx';
import { expectBelow } from './expectBelow.ts';

const names = ['Material UI', 'Joy UI', 'Base UI'];

const meta = {
  title: 'Docs UI/Products/Menu',
  component: MenuRoot,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', playground: false },
  render: () => (
    <div style={{ minBlockSize: 220, padding: 8 }}>
      <button type="button" popoverTarget="menu">
        Libraries <Chevron />
      </button>
      <MenuRoot id="menu" popover="auto" role="navigation" aria-label="Libraries">
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href="#menu">{name}</a>
            </li>
          ))}
        </ul>
      </MenuRoot>
    </div>
  ),
} satisfies Meta<typeof MenuRoot>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens below its button. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Libraries' });
    await userEvent.click(button);
    await expectBelow(canvas.getByRole('navigation', { name: 'Libraries' }), button);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
