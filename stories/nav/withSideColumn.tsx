import type { Decorator } from '@storybook/react-vite';
import { frame } from '@vitrine/ui/theme';

/** Gives a navigation the landmark and the width that the page gives it. */
export const withSideColumn: Decorator = (Story) => (
  <nav aria-label="documentation" style={{ maxInlineSize: frame.nav }}>
    <Story />
  </nav>
);
