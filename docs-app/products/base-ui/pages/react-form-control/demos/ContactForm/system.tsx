import * as React from 'react';
import { FormControl, formControlClasses, useFormControlContext } from '@mui/base/FormControl';
import { Input as BaseInput } from '@mui/base/Input';
import { styled } from '@mui/system';

function Label({ htmlFor, children }: React.ComponentProps<'label'>) {
  const field = useFormControlContext();
  return (
    <label htmlFor={htmlFor}>
      {children}
      {field?.required && ' (required)'}
    </label>
  );
}

export default function ContactForm() {
  const [mail, setMail] = React.useState('mia@harbour');
  const [byPhone, setByPhone] = React.useState(false);
  const isWrong = !/@.+\../.test(mail);

  return (
    <Column>
      <Field
        value={mail}
        onChange={(event) => setMail(event.target.value)}
        error={isWrong}
        required
      >
        <Label htmlFor="contact-mail">Mail</Label>
        <Input id="contact-mail" aria-describedby="contact-mail-hint" />
        <span id="contact-mail-hint">
          {isWrong ? 'Write it like name@shop.example.' : 'For the invoice.'}
        </span>
      </Field>
      <label>
        <input
          type="checkbox"
          checked={byPhone}
          onChange={(event) => setByPhone(event.target.checked)}
        />{' '}
        The driver may call
      </label>
      <Field defaultValue="" disabled={!byPhone}>
        {({ filled }) => (
          <>
            <Label htmlFor="contact-phone">Phone</Label>
            <Input id="contact-phone" aria-describedby="contact-phone-hint" />
            <span id="contact-phone-hint">{filled ? 'Thank you.' : 'Only on the day.'}</span>
          </>
        )}
      </Field>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
  error: 'light-dark(#b3261e, #ffaea6)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 320,
  color: colors.text,
}));

const Input = styled(BaseInput)(({ theme }) => ({
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    padding: theme.spacing(1),
    border: `1px solid ${colors.border}`,
    borderRadius: 8,
    backgroundColor: colors.paper,
    color: 'inherit',
    font: 'inherit',
    '&:focus-visible': { outline: `2px solid ${colors.primary}` },
  },
}));

const Field = styled(FormControl)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `3px solid ${colors.border}`,
  [`&.${formControlClasses.focused}`]: { borderColor: colors.primary },
  [`&.${formControlClasses.error}`]: { borderColor: colors.error },
  [`&.${formControlClasses.error} > span`]: { color: colors.error },
  [`&.${formControlClasses.disabled}`]: { opacity: 0.7 },
}));
