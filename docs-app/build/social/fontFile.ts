import { join } from 'node:path';
import { preloadedFont } from '@vitrine/ui/core';
import { ROOT } from '../../node/paths.ts';

/** Font of the site, in which pictures show text. */
export const FONT_FILE = join(ROOT, 'public/fonts', preloadedFont);
