import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Stack from '@mui/material/Stack';

export default function RecipientChips() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip icon={<LocalShippingIcon />} label="Express" />
      <Chip avatar={<Avatar aria-hidden>A</Avatar>} label="Ada Lind" />
    </Stack>
  );
}
