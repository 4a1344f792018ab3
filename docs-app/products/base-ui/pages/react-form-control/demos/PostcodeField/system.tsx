import { FormControl, formControlClasses } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

export default function PostcodeField() {
  return (
    <Field defaultValue="" required>
      <label htmlFor="postcode">Postcode (required)</label>
      <Input id="postcode" autoComplete="off" />
    </Field>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  divider: 'light-dark(#d0d7e2, #3a4458)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Field = styled(FormControl)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  paddingInlineStart: 12,
  borderInlineStart: `4px solid ${colors.divider}`,
  color: colors.text,
  [`&.${formControlClasses.filled}`]: { borderColor: colors.primary },
  [`&.${formControlClasses.focused}`]: { backgroundColor: colors.soft },
  [`& .${inputClasses.input}`]: {
    padding: theme.spacing(1, 1.5),
    border: `1px solid ${colors.border}`,
    borderRadius: 8,
    outline: 0,
    backgroundColor: colors.paper,
    color: 'inherit',
    font: 'inherit',
  },
}));
