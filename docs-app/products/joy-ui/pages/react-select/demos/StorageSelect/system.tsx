import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import SvgIcon from '@mui/joy/SvgIcon';

export default function StorageSelect() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Stored in</FormLabel>
      <Select
        defaultValue="bergen"
        placeholder="Warehouse in Bergen"
        startDecorator={
          <SvgIcon>
            <path d="M3 21V8l9-5 9 5v13h-3v-9H6v9z" />
          </SvgIcon>
        }
        slotProps={{ listbox: { 'aria-label': 'Warehouses' } }}
      >
        <Option value="bergen">Warehouse in Bergen</Option>
        <Option value="turku">Warehouse in Turku</Option>
      </Select>
    </FormControl>
  );
}
