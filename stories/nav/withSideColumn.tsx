import type { Decorator } from '@storybook/react-vite';
import { frame } from '@vitrine/ui/theme';

/** Wraps a navigation in the landmark and the width that it has on a page. */
export const withSideColumn: Decorator = (Story) => (
  <nav aria-label="documentation" style={{ maxInlineSize: frame.nav }}>
    <Story />
  </nav>
);
