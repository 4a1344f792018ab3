import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const topics = ['Packing', 'Customs', 'Returns'];

export default function TopicLinks() {
  return (
    <Stack component="nav" aria-label="Topics" direction="row" spacing={1}>
      {topics.map((topic) => (
        <Chip key={topic} component="a" href={`#${topic.toLowerCase()}`} clickable label={topic} />
      ))}
    </Stack>
  );
}
