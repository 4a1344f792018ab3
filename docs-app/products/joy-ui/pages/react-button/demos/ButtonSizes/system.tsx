import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="sm">Add a chair</Button>
      <Button>Add a table</Button>
      <Button size="lg">Add a shelf</Button>
    </Stack>
  );
}
