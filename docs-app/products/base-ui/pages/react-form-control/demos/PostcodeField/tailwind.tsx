import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';

export default function PostcodeField() {
  return (
    <FormControl
      className="grid justify-items-start gap-2 ps-3 border-s-4 border-s-[#d0d7e2] text-[#1a2233] dark:border-s-[#3a4458] dark:text-[#e8ecf4] [&.base-FormControl-filled]:border-[#1a5fb4] [&.base--focused]:bg-[#e4ecf6] dark:[&.base-FormControl-filled]:border-[#8ab8ff] dark:[&.base--focused]:bg-[#283449]"
      defaultValue=""
      required
    >
      <label htmlFor="postcode">Postcode (required)</label>
      <Input
        id="postcode"
        autoComplete="off"
        slotProps={{
          input: {
            className:
              'px-3 py-2 border border-[#6b7689] rounded-lg outline-0 bg-white text-inherit [font:inherit] dark:border-[#8d99ad] dark:bg-[#1b2230]',
          },
        }}
      />
    </FormControl>
  );
}
