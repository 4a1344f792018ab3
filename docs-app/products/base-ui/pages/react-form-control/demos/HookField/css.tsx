import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import './HookField.css';

const MAX = 40;

function Area({ id }: { id: string }) {
  const field = useFormControlContext();

  return (
    <textarea
      className="HookField-area"
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
    <span className="HookField-hint" id={id}>
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
      className="HookField"
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
