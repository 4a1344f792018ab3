import * as React from 'react';
import { FormControl, type FormControlProps, useFormControlContext } from '@mui/base/FormControl';
import { Input as BaseInput, type InputProps } from '@mui/base/Input';

function Label({ htmlFor, children }: React.ComponentProps<'label'>) {
  const field = useFormControlContext();
  return (
    <label htmlFor={htmlFor}>
      {children}
      {field?.required && ' (required)'}
    </label>
  );
}

function Input(props: InputProps) {
  return (
    <BaseInput
      {...props}
      slotProps={{
        input: {
          className:
            'box-border w-full rounded-lg border border-[#6b7689] bg-white p-2 text-inherit outline-[#1a5fb4] [font:inherit] focus-visible:outline-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]',
        },
      }}
    />
  );
}

function Field(props: FormControlProps) {
  return (
    <FormControl
      {...props}
      className="group grid gap-1 border-s-3 border-[#6b7689] ps-3 dark:border-[#8d99ad] [&.base--disabled]:opacity-70 [&.base--error]:border-[#b3261e] [&.base--focused:not(.base--error)]:border-[#1a5fb4] dark:[&.base--error]:border-[#ffaea6] dark:[&.base--focused:not(.base--error)]:border-[#8ab8ff]"
    />
  );
}

export default function ContactForm() {
  const [mail, setMail] = React.useState('mia@harbour');
  const [byPhone, setByPhone] = React.useState(false);
  const isWrong = !/@.+\../.test(mail);

  return (
    <div className="grid max-w-80 gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      <Field
        value={mail}
        onChange={(event) => setMail(event.target.value)}
        error={isWrong}
        required
      >
        <Label htmlFor="contact-mail">Mail</Label>
        <Input id="contact-mail" aria-describedby="contact-mail-hint" />
        <span
          className="group-[.base--error]:text-[#b3261e] dark:group-[.base--error]:text-[#ffaea6]"
          id="contact-mail-hint"
        >
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
    </div>
  );
}
