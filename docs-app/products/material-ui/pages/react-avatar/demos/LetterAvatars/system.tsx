import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const captains = [
  { name: 'Ada Okoye', letters: 'AO', color: 'primary' },
  { name: 'Ben Kowalski', letters: 'BK', color: 'secondary' },
  { name: 'Chen Li', letters: 'CL', color: 'success' },
];

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {captains.map(({ name, letters, color }) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: `${color}.main`, color: `${color}.contrastText` }}
        >
          {letters}
        </Avatar>
      ))}
    </Stack>
  );
}
