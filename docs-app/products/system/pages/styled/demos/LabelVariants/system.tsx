import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

interface LabelProps {
  tone?: 'calm' | 'urgent';
}

const Label = styled('span')<LabelProps>(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid currentcolor',
  color: theme.palette.text.primary,
  variants: [
    { props: { tone: 'calm' }, style: { borderStyle: 'dashed' } },
    { props: { tone: 'urgent' }, style: { borderWidth: 3, fontWeight: 700 } },
  ],
}));

export default function LabelVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Label>Parcel</Label>
      <Label tone="calm">Any day</Label>
      <Label tone="urgent">Today</Label>
    </Stack>
  );
}
