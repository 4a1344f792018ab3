export { createFeedSource } from '@vitrine/ui';
