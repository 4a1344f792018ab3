import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const CountChip = styled(Chip)(({ theme }) => ({
  borderRadius: theme.vars.radius.xs,
  fontVariantNumeric: 'tabular-nums',
}));

export default function CountBadge() {
  return (
    <Stack direction="row" spacing={1}>
      <CountChip>12 open</CountChip>
      <CountChip color="success">148 paid</CountChip>
      <CountChip color="danger">3 late</CountChip>
    </Stack>
  );
}
