import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './PostcodeField.css';

export default function PostcodeField() {
  return (
    <FormControl className="PostcodeField" defaultValue="" required>
      <label htmlFor="postcode">Postcode (required)</label>
      <Input
        id="postcode"
        autoComplete="off"
        slotProps={{ input: { className: 'PostcodeField-input' } }}
      />
    </FormControl>
  );
}
