import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Label = styled('span', {
  shouldForwardProp: (prop) => prop !== 'express',
})<{ express?: boolean }>({
  padding: '4px 12px',
  border: '1px solid currentColor',
  borderRadius: 4,
  variants: [
    {
      props: { express: true },
      style: { borderColor: '#8a1c3c', backgroundColor: '#8a1c3c', color: '#fff' },
    },
  ],
});

export default function ParcelLabel() {
  return (
    <Stack direction="row" spacing={2}>
      <Label>Standard</Label>
      <Label express>Express</Label>
    </Stack>
  );
}
