import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';
import useThemeProps from '@mui/system/useThemeProps';

const StatRoot = styled('div', { name: 'HarborStat', slot: 'Root' })<{
  ownerState: { tone: string };
}>(({ theme }) => ({
  padding: theme.spacing(2),
  color: theme.palette.text.primary,
}));

interface StatTileProps {
  children: React.ReactNode;
  tone?: string;
}

function StatTile(inProps: StatTileProps) {
  const { children, tone = 'calm' } = useThemeProps({ props: inProps, name: 'HarborStat' });

  return <StatRoot ownerState={{ tone }}>{children}</StatRoot>;
}

const harbor = {
  components: {
    HarborStat: {
      defaultProps: { tone: 'good' },
      styleOverrides: { root: { border: '1px solid currentcolor', borderRadius: 8 } },
      variants: [{ props: { tone: 'good' }, style: { borderWidth: 3 } }],
    },
  },
};

export default function ThemedTile() {
  return (
    <ThemeProvider theme={harbor}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <StatTile>14 ships today</StatTile>
        <StatTile tone="calm">3 ships late</StatTile>
      </Stack>
    </ThemeProvider>
  );
}
