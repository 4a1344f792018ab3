import { startAnalytics } from './analytics.ts';
import { mountAds } from './mountAds.ts';

export { mountAds };

// What speaks with the world outside begins once the page can be read, and without the application.
startAnalytics();
mountAds(document);
