import * as React from 'react';
import { Input } from '@mui/base/Input';
import './DeliveryNote.css';

const LIMIT = 120;

export default function DeliveryNote() {
  const [note, setNote] = React.useState('Please ring at the side door.');

  return (
    <div className="DeliveryNote">
      <label htmlFor="delivery-note">Note for the driver</label>
      <Input
        id="delivery-note"
        multiline
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value.slice(0, LIMIT))}
        slotProps={{ input: { className: 'DeliveryNote-text' } }}
        aria-describedby="delivery-note-count"
      />
      <span id="delivery-note-count">
        {note.length} of {LIMIT} characters
      </span>
    </div>
  );
}
