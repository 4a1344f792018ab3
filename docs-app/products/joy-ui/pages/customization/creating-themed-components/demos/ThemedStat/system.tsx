import { styled, ThemeProvider, useThemeProps } from '@mui/joy/styles';
import type { CssVarsThemeOptions } from '@mui/joy/styles';

interface StatProps {
  value: number;
  unit?: string;
}

const StatRoot = styled('div', { name: 'ShopStat', slot: 'Root' })(({ theme }) => ({
  ...theme.typography['body-md'],
  display: 'inline-block',
  padding: theme.spacing(2, 4),
}));

const StatValue = styled('div', { name: 'ShopStat', slot: 'Value' })(({ theme }) => ({
  ...theme.typography.h3,
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

const theme: CssVarsThemeOptions = {
  components: {
    ShopStat: {
      defaultProps: { unit: 'parcels today' },
      styleOverrides: {
        root: { border: '2px solid currentColor', borderRadius: 16 },
        value: { fontWeight: 500 },
      },
    },
  } as CssVarsThemeOptions['components'],
};

export default function ThemedStat() {
  return (
    <ThemeProvider theme={theme}>
      <Stat value={48} />
    </ThemeProvider>
  );
}
