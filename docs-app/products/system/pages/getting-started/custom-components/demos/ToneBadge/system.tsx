import { shouldForwardProp } from '@mui/system/createStyled';
import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const ToneBadge = styled('span', {
  name: 'HarborBadge',
  slot: 'Root',
  shouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'tone',
})<{ tone?: 'calm' | 'alert' }>(({ theme }) => ({
  padding: theme.spacing(0.5, 1),
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.primary.soft,
  variants: [{ props: { tone: 'alert' }, style: { backgroundColor: theme.palette.error.soft } }],
}));

export default function ToneBadges() {
  return (
    <Stack direction="row" spacing={1}>
      <ToneBadge>On time</ToneBadge>
      <ToneBadge tone="alert">Late</ToneBadge>
    </Stack>
  );
}
