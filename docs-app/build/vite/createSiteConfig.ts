import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { createDemoStyles, CSS_TARGET } from './demoStyles.ts';
import { ROOT, SITE, TAILWIND_SHEET } from '../../node/paths.ts';
import { isolateStyles } from './isolateStyles.ts';
import { parseSiteEnv } from '../shared/siteEnv.ts';
import { resolveProductPins } from './resolveProductPins.ts';

/** Returns whether a style sheet stays global: Tailwind's, or an inline sheet of a document. */
function isOwnSheet(file: string): boolean {
  return basename(file) === TAILWIND_SHEET || file.includes('?html-proxy');
}

/** Creates the shared Vite config. Plugins have state, so each build needs a new config. */
export function createSiteConfig(): InlineConfig {
  const { base, feedbackUrl = '' } = parseSiteEnv(process.env);
  return {
    configFile: false,
    base: `${base}/`,
    root: SITE,
    publicDir: join(ROOT, 'public'),
    logLevel: 'warn',
    define: {
      'import.meta.env.VITE_BASE': JSON.stringify(base),
      'import.meta.env.VITE_FEEDBACK_URL': JSON.stringify(feedbackUrl),
    },
    plugins: [react(), createDemoStyles(), resolveProductPins()],
    resolve: {
      dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'],
    },
    css: { postcss: { plugins: [isolateStyles(isOwnSheet)] } },
    build: {
      target: 'baseline-widely-available',
      cssTarget: CSS_TARGET,
    },
  };
}
