import * as React from 'react';
import { Input } from '@mui/base/Input';

const LIMIT = 120;

export default function DeliveryNote() {
  const [note, setNote] = React.useState('Please ring at the side door.');

  return (
    <div className="grid max-w-90 gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="delivery-note">Note for the driver</label>
      <Input
        id="delivery-note"
        multiline
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value.slice(0, LIMIT))}
        slotProps={{
          input: {
            className:
              'box-border w-full resize-y rounded-lg border border-[#6b7689] bg-white px-3 py-2 text-inherit outline-[#1a5fb4] [font:inherit] focus-visible:outline-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]',
          },
        }}
        aria-describedby="delivery-note-count"
      />
      <span id="delivery-note-count">
        {note.length} of {LIMIT} characters
      </span>
    </div>
  );
}
