import type { Decorator } from '@storybook/react-vite';
import { frame } from '@vitrine/ui/theme';

/** Wraps the navigation in a `nav` landmark with the width of the side column. */
export const withSideColumn: Decorator = (Story) => (
  <nav aria-label="documentation" style={{ maxInlineSize: frame.nav }}>
    <Story />
  </nav>
);
