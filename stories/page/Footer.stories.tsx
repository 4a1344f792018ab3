import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '@vitrine/ui/page';

const meta = {
  title: 'Docs UI/Page/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the footer of every page. */
export const Default: Story = {};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
