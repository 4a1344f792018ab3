import { contentFaults } from './content.ts';
import { deployFaults } from './deploy.ts';
import { networkFaults } from './network.ts';
import { platformFaults } from './platform.ts';
import { storageFaults } from './storage.ts';

/** Page on which the faults occur. */
export const PAGE = '/harbor/react-alert';
/** Page that the user opens next. */
export const NEXT = '/harbor/react-badge';
export const TOGGLE = '[data-action="toggle-mode"]';

/** Maximum number of document loads: two pages, each of which may reload once. */
export const MOST_LOADS = 4;

export const areas = {
  network: networkFaults,
  storage: storageFaults,
  platform: platformFaults,
  deploy: deployFaults,
  content: contentFaults,
};
export const rows = Object.values(areas).flat();
