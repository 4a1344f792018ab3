import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './ContactForm.css';

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
    <div className="ContactForm">
      <FormControl
        className="ContactForm-field"
        value={mail}
        onChange={(event) => setMail(event.target.value)}
        error={isWrong}
        required
      >
        <Label htmlFor="contact-mail">Mail</Label>
        <Input
          className="ContactForm-input"
          id="contact-mail"
          aria-describedby="contact-mail-hint"
        />
        <span id="contact-mail-hint">
          {isWrong ? 'Write it like name@shop.example.' : 'For the invoice.'}
        </span>
      </FormControl>
      <label>
        <input
          type="checkbox"
          checked={byPhone}
          onChange={(event) => setByPhone(event.target.checked)}
        />{' '}
        The driver may call
      </label>
      <FormControl className="ContactForm-field" defaultValue="" disabled={!byPhone}>
        {({ filled }) => (
          <>
            <Label htmlFor="contact-phone">Phone</Label>
            <Input
              className="ContactForm-input"
              id="contact-phone"
              aria-describedby="contact-phone-hint"
            />
            <span id="contact-phone-hint">{filled ? 'Thank you.' : 'Only on the day.'}</span>
          </>
        )}
      </FormControl>
    </div>
  );
}
