import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';

const MAX = 40;

function Area({ id }: { id: string }) {
  const field = useFormControlContext();

  return (
    <textarea
      className="px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] resize-none outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus:outline-2 aria-invalid:border-[#b3261e] dark:aria-invalid:border-[#ffaea6]"
      id={id}
      rows={3}
      value={String(field?.value ?? '')}
      onChange={field?.onChange}
      onFocus={field?.onFocus}
      onBlur={field?.onBlur}
      aria-invalid={field?.error}
      aria-describedby={`${id}-hint`}
    />
  );
}

function Hint({ id }: { id: string }) {
  const field = useFormControlContext();
  const length = String(field?.value ?? '').length;

  return (
    <span className="text-[#4d586b] dark:text-[#b6bfcf]" id={id}>
      {field?.error
        ? `Characters over the limit: ${length - MAX}`
        : `${length} of ${MAX} characters`}
    </span>
  );
}

export default function HookField() {
  const [note, setNote] = React.useState('Ring at the side door.');

  return (
    <FormControl
      className="grid gap-2 max-w-80 text-[#1a2233] dark:text-[#e8ecf4]"
      value={note}
      onChange={(event) => setNote(event.target.value)}
      error={note.length > MAX}
    >
      <label htmlFor="gift-note">Note for the driver</label>
      <Area id="gift-note" />
      <Hint id="gift-note-hint" />
    </FormControl>
  );
}
