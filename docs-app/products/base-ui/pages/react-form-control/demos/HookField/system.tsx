import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { styled } from '@mui/system';

const MAX = 40;

function Area({ id }: { id: string }) {
  const field = useFormControlContext();

  return (
    <Textarea
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
    <Text id={id}>
      {field?.error
        ? `Characters over the limit: ${length - MAX}`
        : `${length} of ${MAX} characters`}
    </Text>
  );
}

export default function HookField() {
  const [note, setNote] = React.useState('Ring at the side door.');

  return (
    <Field value={note} onChange={(event) => setNote(event.target.value)} error={note.length > MAX}>
      <label htmlFor="gift-note">Note for the driver</label>
      <Area id="gift-note" />
      <Hint id="gift-note-hint" />
    </Field>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
  error: 'light-dark(#b3261e, #ffaea6)',
};

const Field = styled(FormControl)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 320,
  color: colors.text,
}));

const Textarea = styled('textarea')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  resize: 'none',
  '&:focus': { outline: `2px solid ${colors.primary}` },
  '&[aria-invalid="true"]': { borderColor: colors.error },
}));

const Text = styled('span')({
  color: colors.secondary,
});
