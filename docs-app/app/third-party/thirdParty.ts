import { startAnalytics } from './analytics.ts';
import { mountAds } from './mountAds.ts';

export { mountAds };

// Start third-party code once the page is readable; it does not need hydration.
startAnalytics();
mountAds(document);
