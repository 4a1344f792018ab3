import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const PickupButton = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(4),
  borderRadius: 999,
  textTransform: 'none',
}));

export default function RoundButton() {
  return <PickupButton variant="contained">Order a pickup</PickupButton>;
}
