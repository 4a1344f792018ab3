import type { Decorator } from '@storybook/react-vite';
import { DrawerRoot } from '@vitrine/ui/settings';

/** Shows a piece as the drawer does, without the layer. */
export const inDrawer: Decorator = (Story) => (
  <DrawerRoot
    style={{ position: 'static', blockSize: 'auto', boxShadow: 'none', maxInlineSize: '100%' }}
  >
    <Story />
  </DrawerRoot>
);
