import { startAnalytics } from './analytics.ts';
import { mountAds } from './mountAds.ts';

export { mountAds };

// Third-party code starts once the page is readable, and without the application.
startAnalytics();
mountAds(document);
