import Button from '@mui/joy/Button';
import { ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';

declare module '@mui/joy/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const themeOptions: CssVarsThemeOptions = {
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState, theme }) =>
          ownerState.variant === 'dashed' && {
            border: '1px dashed currentColor',
            backgroundColor: 'transparent',
            color: theme.vars.palette.text.primary,
            '&:hover': { backgroundColor: theme.vars.palette.background.level1 },
          },
      },
    },
  },
};

export default function DashedButton() {
  return (
    <ThemeProvider theme={themeOptions}>
      <Button variant="dashed" color="neutral">
        Add another parcel
      </Button>
    </ThemeProvider>
  );
}
