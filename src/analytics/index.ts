export {
  createAnalytics,
  type Analytics,
  type AnalyticsPorts,
  type EventParams,
} from './createAnalytics.ts';
export { installClicks } from './installClicks.ts';
export { installTag, type TaggedWindow } from './installTag.ts';
export { userProperties, type Surroundings } from './userProperties.ts';
export { VITALS_RATIO } from './analytics.constants.ts';
