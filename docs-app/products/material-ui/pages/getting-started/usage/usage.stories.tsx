import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FirstButtonDemo from './demos/FirstButton/system.tsx';
import ThemedCardDemo from './demos/ThemedCard/system.tsx';

const meta = {
  title: 'Material UI/Usage',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a component that works without setup; its event handlers are plain React. */
export const FirstButton: Story = {
  render: () => <FirstButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const button = canvas.getByRole('button', { name: 'Say hello' });
    await expect(status).toHaveTextContent('Said hello 0 times');
    await userEvent.click(button);
    await expect(status).toHaveTextContent('Said hello 1 time');
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Said hello 2 times');
  },
};

/** Shows a nested theme provider that changes only the shapes of one card. */
export const ThemedCard: Story = {
  render: () => <ThemedCardDemo />,
  play: async ({ canvas, userEvent }) => {
    const book = canvas.getByRole('button', { name: 'Book' });
    await expect(book).toHaveStyle({ borderRadius: '999px' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Round shapes' }));
    await expect(book).toHaveStyle({ borderRadius: '4px' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Round shapes' }));
    await expect(book).toHaveStyle({ borderRadius: '999px' });
  },
};
