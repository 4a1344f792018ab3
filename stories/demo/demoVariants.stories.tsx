import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoFrame, showDemoVariants } from '@vitrine/ui/demo';
import { withSite } from '../fixtures/withSite.tsx';

const denseRtl = { dense: true, direction: 'rtl' } as const;

const meta = {
  title: 'Docs UI/Demo/DemoFrame/Variants',
  component: DemoFrame,
  decorators: [withSite],
  args: {
    name: 'Basket',
    storyId: 'material-ui-button--basket',
    workbenchUrl: '/workbench/',
    source: {
      files: [{ name: 'Basket.tsx', language: 'tsx', html: '<code>export default Order;</code>' }],
    },
    variants: { 'dense-ltr dense-rtl': '<small>Dense basket</small>' },
    stageProps: { dangerouslySetInnerHTML: { __html: '<span>Basket</span>' } },
  },
} satisfies Meta<typeof DemoFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the prerendered markup for dense settings. */
export const Dense: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Basket')).toBeVisible();
    showDemoVariants(canvasElement, denseRtl);
    await expect(canvas.getByText('Dense basket')).toBeVisible();
    await expect(canvas.queryByText('Basket')).toBeNull();
  },
};

/** Shows the default markup when no prerendered variant matches the settings. */
export const Comfortable: Story = {
  play: async ({ canvas, canvasElement }) => {
    showDemoVariants(canvasElement, { dense: false, direction: 'rtl' });
    await expect(canvas.getByText('Basket')).toBeVisible();
  },
};

/** Does not replace the markup of a hydrated demo. */
export const Alive: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('[data-demo-stage]')?.setAttribute('data-live', '');
    showDemoVariants(canvasElement, denseRtl);
    await expect(canvas.getByText('Basket')).toBeVisible();
  },
};

/** Shows a variant only after the HTML parser has completed its template. */
export const WhileParsed: Story = {
  play: async ({ canvasElement }) => {
    const frame = canvasElement.appendChild(document.createElement('iframe'));
    const page = frame.contentDocument;
    if (!page) throw new Error('The iframe has no document.');
    page.open();
    page.write('<div data-demo="Basket"><div data-demo-stage>Basket</div>');
    page.write('<template data-variant="dense-rtl"><small>Dense');
    showDemoVariants(page, denseRtl);
    await expect(page.body.textContent.trim()).toBe('Basket');
    page.write(' basket</small></template><p></p></div>');
    showDemoVariants(page, denseRtl);
    await expect(page.body.textContent.trim()).toBe('Dense basket');
    page.close();
    frame.remove();
  },
};
