import { styled, useThemeProps } from '@mui/material/styles';

interface StatProps {
  value: number;
  unit: string;
}

const StatRoot = styled('div', { name: 'ShopStat', slot: 'Root' })(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(2, 4),
  border: `1px solid ${(theme.vars || theme).palette.divider}`,
  borderRadius: (theme.vars || theme).shape.borderRadius,
  color: (theme.vars || theme).palette.text.primary,
}));

const StatValue = styled('div', { name: 'ShopStat', slot: 'Value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

const StatUnit = styled('div', { name: 'ShopStat', slot: 'Unit' })(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars || theme).palette.text.secondary,
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
