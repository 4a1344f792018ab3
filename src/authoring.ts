export { flagPlanned } from './nav/flagPlanned.ts';
export { defineNav } from './nav/defineNav.ts';
export type { NavEntry } from './nav/nav.types.ts';
export {
  defineProduct,
  type ProductDefinition,
  type ProductIdentity,
} from './product/defineProduct.ts';
export type { StandaloneSetup } from './internal/standalone.types.ts';
export { denseComponents } from './theme/denseComponents.ts';
export { themeCss } from './theme/themeCss.ts';
export { createHeadlessTheme } from './theme/createHeadlessTheme.ts';
export type { DemoProduct, DemoProvidersProps } from './demo/demo.types.ts';
export { userVar, userFont, userRadius } from './settings/userCss.ts';
export type { DemoSettings, Direction, PaletteMode } from './settings/settings.types.ts';
