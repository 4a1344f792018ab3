import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function FieldSlots() {
  return (
    <TextField
      label="Price of the parcel, in euros"
      type="number"
      defaultValue={12}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
        htmlInput: { min: 0, step: 0.5 },
        inputLabel: { shrink: true },
      }}
    />
  );
}
