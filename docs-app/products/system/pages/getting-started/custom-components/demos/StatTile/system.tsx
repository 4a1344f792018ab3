import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';
import useThemeProps from '@mui/system/useThemeProps';

interface StatTileProps {
  value: string;
  unit: string;
  tone?: 'calm' | 'alert';
}

type OwnerState = Pick<StatTileProps, 'tone'>;

const StatRoot = styled('div', { name: 'HarborStat', slot: 'Root' })<{ ownerState: OwnerState }>(
  ({ theme }) => ({
    padding: theme.spacing(2),
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.primary.soft,
    variants: [{ props: { tone: 'alert' }, style: { backgroundColor: theme.palette.error.soft } }],
  }),
);

const StatValue = styled('strong', { name: 'HarborStat', slot: 'Value' })({ fontSize: '1.5rem' });

function StatTile(inProps: StatTileProps) {
  const { value, unit, tone = 'calm' } = useThemeProps({ props: inProps, name: 'HarborStat' });

  return (
    <StatRoot ownerState={{ tone }}>
      <StatValue>{value}</StatValue> {unit}
    </StatRoot>
  );
}

export default function StatTiles() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <StatTile value="14" unit="ships today" />
      <StatTile value="3" unit="ships late" tone="alert" />
    </Stack>
  );
}
