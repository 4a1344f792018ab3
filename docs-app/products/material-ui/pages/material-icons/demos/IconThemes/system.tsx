import DeleteIcon from '@mui/icons-material/Delete';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import DeleteRoundedIcon from '@mui/icons-material/DeleteRounded';
import DeleteSharpIcon from '@mui/icons-material/DeleteSharp';
import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const themes = [
  { name: 'Filled', Icon: DeleteIcon },
  { name: 'Outlined', Icon: DeleteOutlinedIcon },
  { name: 'Rounded', Icon: DeleteRoundedIcon },
  { name: 'Two tone', Icon: DeleteTwoToneIcon },
  { name: 'Sharp', Icon: DeleteSharpIcon },
];

export default function IconThemes() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', m: 0, p: 0, listStyle: 'none' }}
    >
      {themes.map(({ name, Icon }) => (
        <Stack component="li" key={name} spacing={0.5} sx={{ alignItems: 'center', width: 72 }}>
          <Icon fontSize="large" />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
