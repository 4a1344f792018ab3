import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function OrderStates() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip>Draft</Chip>
      <Chip color="primary">Packed</Chip>
      <Chip color="success">Paid</Chip>
      <Chip color="warning" variant="outlined">
        Due soon
      </Chip>
      <Chip color="danger" variant="solid">
        Late
      </Chip>
    </Stack>
  );
}
