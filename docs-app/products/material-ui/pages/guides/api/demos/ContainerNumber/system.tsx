import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function ContainerNumber() {
  return (
    <TextField
      label="Container weight, in kilograms"
      defaultValue="2400"
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
        htmlInput: { inputMode: 'numeric', maxLength: 5 },
      }}
    />
  );
}
