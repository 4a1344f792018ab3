import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const known = ['Fragile', 'Express', 'Gift', 'Keep cool', 'This way up'];

export default function ParcelTags() {
  const [tags, setTags] = React.useState<string[]>(['Fragile']);

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Autocomplete
        multiple
        freeSolo
        size="small"
        options={known}
        value={tags}
        onChange={(_event, chosen) => setTags(chosen)}
        clearText="Remove all labels"
        slotProps={{ chip: { color: 'primary', variant: 'outlined' } }}
        renderInput={(params) => (
          <TextField {...params} label="Parcel labels" helperText="Choose one, or type your own." />
        )}
      />
      <Typography role="status">On the parcel: {tags.join(', ') || 'nothing'}.</Typography>
    </Stack>
  );
}
