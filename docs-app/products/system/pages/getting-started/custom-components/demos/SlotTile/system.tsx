import * as React from 'react';
import styled from '@mui/system/styled';
import useThemeProps from '@mui/system/useThemeProps';

const StatRoot = styled('div', { name: 'HarborStat', slot: 'Root' })(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(2),
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.primary.soft,
}));

const StatValue = styled('strong', { name: 'HarborStat', slot: 'Value' })({ fontSize: '1.5rem' });

interface StatTileProps extends React.ComponentProps<typeof StatRoot> {
  value: number;
  slotProps?: { value?: React.ComponentProps<typeof StatValue> };
}

function StatTile(inProps: StatTileProps) {
  const { value, children, className, slotProps, ...other } = useThemeProps({
    props: inProps,
    name: 'HarborStat',
  });

  return (
    <StatRoot {...other} className={['HarborStat-root', className].filter(Boolean).join(' ')}>
      <StatValue {...slotProps?.value}>{value}</StatValue> {children}
    </StatRoot>
  );
}

export default function SlotTile() {
  return (
    <StatTile
      id="arrivals"
      className="arrivals"
      value={14}
      sx={{ borderRadius: '8px' }}
      slotProps={{ value: { title: 'Updated at noon', sx: { fontSize: '2rem' } } }}
    >
      ships today
    </StatTile>
  );
}
