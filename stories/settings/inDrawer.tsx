import type { Decorator } from '@storybook/react-vite';
import { DrawerRoot } from '@vitrine/ui/settings';

/** Renders a story with the styles of the drawer, but not as a popover. */
export const inDrawer: Decorator = (Story) => (
  <DrawerRoot
    style={{ position: 'static', blockSize: 'auto', boxShadow: 'none', maxInlineSize: '100%' }}
  >
    <Story />
  </DrawerRoot>
);
