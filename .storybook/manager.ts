import { addons } from 'storybook/manager-api';
import { docsThemes } from './docsThemes.ts';
import { installEvidence } from './evidence/installEvidence.ts';
import { muteDeprecation } from './muteDeprecation.ts';
import { installReview } from './review/installReview.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

muteDeprecation();
addons.setConfig({ theme: docsThemes[prefersDark ? 'dark' : 'light'] });
installEvidence();
installReview();
