import { contentFaults } from './content.ts';
import { deployFaults } from './deploy.ts';
import { networkFaults } from './network.ts';
import { platformFaults } from './platform.ts';
import { storageFaults } from './storage.ts';

/** Page on which things go wrong. */
export const PAGE = '/joy-ui/react-alert';
/** Page to which its reader goes on. */
export const NEXT = '/joy-ui/react-breadcrumbs';
export const TOGGLE = '[data-action="toggle-mode"]';

/** Documents that are loaded at most: two pages, each of them again at most once. */
export const MOST_LOADS = 4;

export const areas = {
  network: networkFaults,
  storage: storageFaults,
  platform: platformFaults,
  deploy: deployFaults,
  content: contentFaults,
};
export const rows = Object.values(areas).flat();
