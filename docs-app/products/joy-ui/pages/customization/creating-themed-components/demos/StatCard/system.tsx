import { styled, useThemeProps } from '@mui/joy/styles';

interface StatProps {
  value: number;
  unit: string;
}

const StatRoot = styled('div', { name: 'ShopStat', slot: 'Root' })(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(2, 4),
  borderRadius: theme.vars.radius.md,
  boxShadow: theme.vars.shadow.sm,
  backgroundColor: theme.vars.palette.background.surface,
}));

const StatValue = styled('div', { name: 'ShopStat', slot: 'Value' })(({ theme }) => ({
  ...theme.typography.h3,
}));

const StatUnit = styled('div', { name: 'ShopStat', slot: 'Unit' })(({ theme }) => ({
  ...theme.typography['body-sm'],
}));

function Stat(inProps: StatProps) {
  const { value, unit } = useThemeProps({ props: inProps, name: 'ShopStat' });

  return (
    <StatRoot>
      <StatValue>{value}</StatValue>
      <StatUnit>{unit}</StatUnit>
    </StatRoot>
  );
}

export default function StatCard() {
  return <Stat value={112} unit="orders in December" />;
}
