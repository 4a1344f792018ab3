import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function PeopleChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip size="lg" variant="outlined" startDecorator={<Avatar aria-hidden>A</Avatar>}>
        Amara Okafor
      </Chip>
      <Chip size="lg" variant="outlined" startDecorator={<Avatar aria-hidden>J</Avatar>}>
        Jonas Lind
      </Chip>
    </Stack>
  );
}
