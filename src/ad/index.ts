export type { Ad, AdSettings, AdShape, AdStatus, FeedAd } from './ad.types.ts';
export type { FromAdFrame, ToAdFrame } from './adProtocol.ts';
export { DISPLAY_RATIO } from './ad.constants.ts';
export { AdSlot, type AdSlotProps } from './AdSlot.tsx';
export { createFeedSource, type FeedSourceOptions } from './createFeedSource.ts';
export { createFrameSource, type FrameSourceOptions } from './createFrameSource.ts';
export { inHouseAds, pickInHouseAd } from './inHouseAds.ts';
export { installAd, type AdPorts, type AdSource } from './installAd.ts';
export { isCrawler } from './isCrawler.ts';
