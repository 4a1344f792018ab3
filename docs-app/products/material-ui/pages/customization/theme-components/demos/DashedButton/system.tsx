import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const theme = createTheme({
  components: {
    MuiButton: {
      variants: [
        {
          props: { variant: 'dashed' },
          style: { padding: '5px 15px', border: '1px dashed currentColor' },
        },
      ],
    },
  },
});

export default function DashedButton() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="dashed" color="inherit">
        Add another parcel
      </Button>
    </ThemeProvider>
  );
}
