import { site as config } from '../../model/site.config.ts';
import { join } from 'node:path';
import { readRepository } from '../content/readRepository.ts';
import { checkDictionaries } from '../content/checkDictionaries.ts';
import { createSite } from './createSite.ts';
import type { EvidenceFor } from '../evidence/createVerdicts.ts';
import type { Mistakes } from '../shared/mistakes.ts';
import { parseSiteEnv } from '../shared/siteEnv.ts';
import { SITE } from '../../node/paths.ts';
import type { Site, SiteInput } from '../routes/site.types.ts';
import { nameProductData, sharedKey } from './siteData.ts';
import type { SiteAssets, SiteServer } from '../shared/server.types.ts';

export interface SiteParts {
  productsDir: string;
  /** Receives the mistakes of authors. */
  mistakes: Mistakes;
  server: SiteServer;
  assets: Omit<SiteAssets, 'productUrl' | 'marks'>;
  /** Name of the build; undefined in development. */
  version?: string;
  /** Returns the test results of a story's demo. */
  evidenceFor: EvidenceFor;
  /** Results of the last test run, if the build has them. */
  tests?: SiteInput['tests'];
  /** Skips APIs and other releases, so that written pages are ready at once. */
  isDraft?: boolean;
  /** Called with a line for the terminal when an uncached extraction starts. */
  onExtracting?: (line: string) => void;
  /** Called with a line for the terminal when an extraction ends. */
  onExtracted?: (line: string) => void;
}

/** Reads the content and joins it with the built assets. */
export async function prepareSite(parts: SiteParts): Promise<{ site: Site; assets: SiteAssets }> {
  let shared: ReturnType<typeof nameProductData> | undefined;
  const env = parseSiteEnv(process.env);
  const { version } = parts;
  const assets: SiteAssets = {
    ...parts.assets,
    ...(version !== undefined && { marks: { version, host: env.workerHost } }),
    productUrl: (folder, language) => shared?.get(sharedKey(folder, language))?.url ?? '',
  };
  checkDictionaries(join(SITE, 'translations'), parts.mistakes.report);
  const site = await createSite({
    ...parts,
    assets,
    workbenchUrl: config.workbenchUrl,
    env,
    repository: readRepository(),
  });
  shared = nameProductData(site);
  return { site, assets };
}
