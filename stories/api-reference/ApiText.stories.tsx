import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiText } from '@vitrine/ui/api-reference';
import { Prose } from '@vitrine/ui/prose';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/API reference/ApiText',
  component: ApiText,
  decorators: [withSite],
  args: {
    text: 'Props of the [Button](/material-ui/api/button) are accepted.',
    html: '<p>Props of the <a href="/material-ui/api/button">Button</a> are accepted.</p>',
  },
} satisfies Meta<typeof ApiText>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a text from the library's documentation with its links. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Button' });
    await expect(link).toHaveAttribute('href', '/material-ui/api/button');
  },
};

/** Renders plain text when there is no HTML. */
export const PlainText: Story = {
  args: { text: 'The size of the icon.', html: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The size of the icon.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Renders an example of a doc comment in a box, with wrapped lines. */
export const WithExample: Story = {
  args: {
    text: '',
    html: '<p>Date library that has global overrides.</p>\n<pre dir="ltr"><code class="language-jsx">dateLibInstance={momentTimeZone}\n</code></pre>',
  },
  decorators: [
    (StoryOf) => (
      <Prose>
        <StoryOf />
      </Prose>
    ),
  ],
  play: async ({ canvas }) => {
    const example = canvas.getByText(/dateLibInstance/).closest('pre')!;
    await expect(example).toHaveStyle({ whiteSpace: 'pre-wrap', borderStyle: 'solid' });
  },
};

/** Marks English text on a Chinese page with `lang="en"`. Its links point to Chinese pages. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Button' });
    await expect(link).toHaveAttribute('href', '/zh/material-ui/api/button');
    await expect(link.closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};
