import * as React from 'react';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';
import useThemeProps from '@mui/system/useThemeProps';

const StatRoot = styled('div', { name: 'HarborStat', slot: 'Root' })<{
  ownerState: { dense: boolean };
}>(({ theme }) => ({
  padding: theme.spacing(2),
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.primary.soft,
  variants: [{ props: { dense: true }, style: { padding: theme.spacing(0.5, 2) } }],
}));

function StatTile(inProps: { children: React.ReactNode; dense?: boolean }) {
  const { children, dense = false } = useThemeProps({ props: inProps, name: 'HarborStat' });

  return <StatRoot ownerState={{ dense }}>{children}</StatRoot>;
}

const night = {
  components: {
    HarborStat: {
      defaultProps: { dense: true },
      styleOverrides: { root: { borderRadius: 12 } },
    },
  },
};

export default function SwitchedTile() {
  const [isNight, setIsNight] = React.useState(false);

  return (
    <ThemeProvider theme={isNight ? night : {}}>
      <Stack spacing={1} sx={{ maxWidth: 280, color: 'text.primary' }}>
        <label>
          <input
            type="checkbox"
            checked={isNight}
            onChange={(event) => setIsNight(event.target.checked)}
          />{' '}
          Theme of the night shift
        </label>
        <StatTile>14 ships today</StatTile>
        <StatTile dense={false}>3 ships late</StatTile>
      </Stack>
    </ThemeProvider>
  );
}
