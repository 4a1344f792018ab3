import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const SITE = import.meta.dirname;

/** What every build of the site and its development server share. */
export const siteConfig: InlineConfig = {
  configFile: false,
  root: SITE,
  publicDir: join(SITE, '../public'),
  logLevel: 'warn',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@emotion/cache'] },
  build: {
    target: 'baseline-widely-available',
  },
};
