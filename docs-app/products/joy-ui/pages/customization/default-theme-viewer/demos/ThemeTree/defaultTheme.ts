import { extendTheme } from '@mui/joy/styles';

const { colorSchemes, typography, fontFamily, fontSize, fontWeight, ...theme } = extendTheme();
const { lineHeight, radius, shadow, focus, zIndex, breakpoints, variants } = theme;
const text = { typography, fontFamily, fontSize, fontWeight, lineHeight };

/** Values of the default theme, without functions and without `vars`. */
export const defaultTheme = {
  colorSchemes,
  ...text,
  ...{ radius, shadow, focus, zIndex, breakpoints, variants },
};
