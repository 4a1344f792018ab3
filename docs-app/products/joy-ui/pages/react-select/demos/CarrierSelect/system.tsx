import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function CarrierSelect() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Carrier</FormLabel>
      <Select
        placeholder="Choose a carrier"
        slotProps={{ listbox: { 'aria-label': 'Carrier' } }}
        sx={{ '--Select-placeholderOpacity': 0.85 }}
      >
        <Option value="post">Post</Option>
        <Option value="courier">Courier</Option>
        <Option value="rail">Rail freight</Option>
        <Option value="ferry">Ferry</Option>
      </Select>
    </FormControl>
  );
}
