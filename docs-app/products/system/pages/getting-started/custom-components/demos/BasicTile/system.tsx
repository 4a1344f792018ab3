import styled from '@mui/system/styled';

const HarborTile = styled('div', { name: 'HarborTile', slot: 'Root' })(({ theme }) => ({
  maxWidth: 200,
  padding: theme.spacing(2),
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.primary.soft,
}));

export default function BasicTile() {
  return <HarborTile>14 ships today</HarborTile>;
}
