import { addons } from 'storybook/manager-api';
import { docsThemes } from './theme/docsThemes.ts';
import { installEvidence } from './evidence/installEvidence.ts';
import { muteDeprecation } from './muteDeprecation.ts';
import { installReview } from './review/installReview.ts';
import { installTools } from './tools/installTools.ts';

/** Ids of the categories that the sidebar collapses in development; `main.ts` sets them. */
const collapsedRoots = JSON.parse(process.env['COLLAPSED_ROOTS'] ?? '[]') as string[];

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const isDeveloped = 'CONFIG_TYPE' in window && window.CONFIG_TYPE === 'DEVELOPMENT';

muteDeprecation();
addons.setConfig({
  theme: docsThemes[prefersDark ? 'dark' : 'light'],
  // `installTools` adds a reload button that does not play stories with the parameter `rest`.
  toolbar: { remount: { hidden: true } },
  ...(isDeveloped && { sidebar: { collapsedRoots } }),
});
installEvidence();
installReview();
installTools();
