import { createTheme, styled, ThemeProvider, useThemeProps } from '@mui/material/styles';
import type { ThemeOptions } from '@mui/material/styles';

interface StatProps {
  value: number;
  unit?: string;
}

const StatRoot = styled('div', { name: 'ShopStat', slot: 'Root' })(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(2, 4),
  color: (theme.vars || theme).palette.text.primary,
}));

const StatValue = styled('div', { name: 'ShopStat', slot: 'Value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

function Stat(inProps: StatProps) {
  const { value, unit } = useThemeProps({ props: inProps, name: 'ShopStat' });

  return (
    <StatRoot>
      <StatValue>{value}</StatValue>
      {unit}
    </StatRoot>
  );
}

const theme = createTheme({
  components: {
    ShopStat: {
      defaultProps: { unit: 'parcels today' },
      styleOverrides: {
        root: { border: '2px solid currentColor', borderRadius: 16 },
        value: { fontWeight: 700 },
      },
    },
  } as ThemeOptions['components'],
});

export default function ThemedStat() {
  return (
    <ThemeProvider theme={theme}>
      <Stat value={48} />
    </ThemeProvider>
  );
}
