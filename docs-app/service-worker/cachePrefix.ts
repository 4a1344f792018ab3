import { nameAtBase } from './base.ts';

/** Prefix of the names of this site's caches; other caches are never touched. */
export const CACHE_PREFIX = nameAtBase('vitrine-');
