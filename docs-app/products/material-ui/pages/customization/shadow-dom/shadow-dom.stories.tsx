import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ShadowButtonDemo from './demos/ShadowButton/system.tsx';
import ShadowTooltipDemo from './demos/ShadowTooltip/system.tsx';

const meta = {
  title: 'Material UI/Shadow DOM',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

function findShadow(canvasElement: HTMLElement): ShadowRoot | undefined {
  return [...canvasElement.querySelectorAll('div')].find((div) => div.shadowRoot)?.shadowRoot as
    | ShadowRoot
    | undefined;
}

/** Shows a button in a shadow root, with its styles. */
export const ShadowButton: Story = {
  render: () => <ShadowButtonDemo />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(findShadow(canvasElement)?.querySelector('button')).toBeTruthy());
    const shadow = findShadow(canvasElement) as ShadowRoot;
    const button = shadow.querySelector('button') as HTMLButtonElement;
    await expect(button).toHaveStyle({ textTransform: 'uppercase', borderRadius: '4px' });
    await expect(shadow.querySelector('style[data-emotion^="shadow"]')).toBeTruthy();
  },
};

/** Shows a tooltip that opens inside the shadow root. */
export const ShadowTooltip: Story = {
  render: () => <ShadowTooltipDemo />,
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(findShadow(canvasElement)?.querySelector('button')).toBeTruthy());
    const shadow = findShadow(canvasElement) as ShadowRoot;
    await userEvent.hover(shadow.querySelector('button') as HTMLButtonElement);
    await waitFor(() =>
      expect(shadow.querySelector('[role="tooltip"]')).toHaveTextContent('Opens the route'),
    );
    await userEvent.unhover(shadow.querySelector('button') as HTMLButtonElement);
    await waitFor(() => expect(shadow.querySelector('[role="tooltip"]')).toBeNull());
  },
};
