import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const trails = [
  { name: 'Lake loop', features: ['Water'] },
  { name: 'Old railway', features: ['Flat', 'Café'] },
  { name: 'River path', features: ['Water', 'Flat'] },
];

export default function MultipleSelect() {
  const id = React.useId();
  const [wanted, setWanted] = React.useState<string[]>([]);
  const found = trails.filter((trail) => wanted.every((name) => trail.features.includes(name)));

  function handleChange(event: SelectChangeEvent<string[]>) {
    const { value } = event.target;
    setWanted(typeof value === 'string' ? value.split(',') : value);
  }

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl>
        <InputLabel id={`${id}-label`}>Features</InputLabel>
        <Select
          multiple
          labelId={`${id}-label`}
          id={id}
          label="Features"
          value={wanted}
          onChange={handleChange}
          renderValue={(names) => names.join(', ')}
        >
          {['Water', 'Flat', 'Café'].map((name) => (
            <MenuItem key={name} value={name}>
              <ListItemIcon>
                {wanted.includes(name) ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
              </ListItemIcon>
              <ListItemText primary={name} />
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Typography role="status">
        Trails: {found.map((trail) => trail.name).join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
