import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="soft">Reply</Button>
      <Button variant="soft" color="neutral">
        Archive
      </Button>
      <Button variant="soft" color="success">
        Accept
      </Button>
      <Button variant="soft" color="warning">
        Postpone
      </Button>
      <Button variant="soft" color="danger">
        Refuse
      </Button>
    </Stack>
  );
}
