import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HookReference } from '@vitrine/ui/api-reference';
import { useButtonApi } from '../fixtures/apiReference.ts';

const meta = {
  title: 'Docs UI/API reference/HookReference',
  component: HookReference,
  args: { hook: useButtonApi },
  decorators: [
    (HookStory) => (
      <>
        <h2 id="use-button">useButton</h2>
        <HookStory />
      </>
    ),
  ],
} satisfies Meta<typeof HookReference>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the parameters and the return value of a hook. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Parameters' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Return value' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'disabled' })).toHaveAttribute(
      'href',
      '#use-button-parameter-disabled',
    );
    for (const link of canvasElement.querySelectorAll('a[href^="#"]')) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      await expect(document.getElementById(id)).not.toBeNull();
    }
  },
};

/** Shows a message when a hook has no parameters. */
export const NoParameters: Story = {
  args: { hook: { ...useButtonApi, parameters: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no parameters.')).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
};

/** Omits the Return value section when a hook returns nothing. */
export const NoReturnValue: Story = {
  args: { hook: { ...useButtonApi, returnValue: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Return value' })).toBeNull();
  },
};

/** Shows the return type when a hook does not return an object. */
export const ReturnsAValue: Story = {
  args: { hook: { ...useButtonApi, returnValue: [], returnType: 'string | null' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Returns/)).toHaveTextContent('Returns string | null.');
  },
};

/** Links the documented types of parameters and return values. */
export const DocumentedTypes: Story = {
  args: {
    hook: {
      ...useButtonApi,
      parameters: [{ ...useButtonApi.parameters[0]!, name: 'owner', type: 'ButtonProps | null' }],
      returnValue: [],
      returnType: 'ButtonClasses',
      typeLinks: {
        ButtonProps: '/material-ui/api/button',
        ButtonClasses: '/material-ui/api/button#classes',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ButtonProps' })).toHaveAttribute(
      'href',
      '/material-ui/api/button',
    );
    await expect(canvas.getByRole('link', { name: 'ButtonClasses' })).toBeVisible();
  },
};

/** Renders rows as cards on a small screen. */
export const SmallScreen: Story = { globals: { viewport: { value: 'xs', isRotated: false } } };

/** Renders in Chinese from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'zh' } };
