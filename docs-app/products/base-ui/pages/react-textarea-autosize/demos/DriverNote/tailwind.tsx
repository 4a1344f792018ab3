import { TextareaAutosize } from '@mui/base/TextareaAutosize';

export default function DriverNote() {
  return (
    <div className="relative grid gap-2 max-w-70 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="driver-note">Note for the driver</label>
      <TextareaAutosize
        className="box-border px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] resize-none outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus:outline-2"
        id="driver-note"
        defaultValue="Ring at the side door."
      />
    </div>
  );
}
