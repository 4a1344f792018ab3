import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function CrateField() {
  const [crate, setCrate] = React.useState<string | null>(null);
  const [isMissing, setIsMissing] = React.useState(false);
  const action = React.useRef<{ focusVisible: () => void }>(null);

  function book() {
    setIsMissing(crate === null);
    if (crate === null) action.current?.focusVisible();
  }

  return (
    <FormControl required error={isMissing} sx={{ maxWidth: 320 }}>
      <FormLabel>Size of the crate</FormLabel>
      <Select
        required
        action={action}
        value={crate}
        onChange={(_, value) => {
          setCrate(value);
          setIsMissing(false);
        }}
        slotProps={{ button: { 'aria-invalid': isMissing }, listbox: { 'aria-label': 'Sizes' } }}
      >
        <Option value="small">Small, 40 liters</Option>
        <Option value="large">Large, 120 liters</Option>
      </Select>
      <FormHelperText sx={{ ...(isMissing && { color: 'danger.plainColor' }) }}>
        {isMissing ? 'Choose a size.' : 'Both are made of wood.'}
      </FormHelperText>
      <Button sx={{ alignSelf: 'flex-start', marginBlockStart: 1 }} onClick={book}>
        Book the crate
      </Button>
    </FormControl>
  );
}
