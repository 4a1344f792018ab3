import styled from '@mui/system/styled';

const Label = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid currentcolor',
  borderRadius: 999,
  color: theme.palette.text.primary,
}));

export default function ParcelLabel() {
  return <Label sx={{ fontWeight: 'fontWeightBold' }}>Fragile</Label>;
}
