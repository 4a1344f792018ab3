import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './PickupCode.css';

function Panel(props: React.ComponentProps<'form'>) {
  return <form {...props} className="PickupCode-panel" />;
}

export default function PickupCode() {
  const [open, setOpen] = React.useState(false);
  const [isStrict, setIsStrict] = React.useState(true);
  const [result, setResult] = React.useState('');

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setResult(`Checked ${String(new FormData(event.currentTarget).get('code'))}.`);
    setOpen(false);
  }

  return (
    <div className="PickupCode">
      <label>
        <input
          type="checkbox"
          checked={isStrict}
          onChange={(event) => setIsStrict(event.target.checked)}
        />{' '}
        Keep the focus on the code
      </label>
      <button className="PickupCode-button" onClick={() => setOpen(true)}>
        Hand out order 318
      </button>
      <span role="status">{result}</span>
      {open && (
        <FocusTrap open disableEnforceFocus={!isStrict}>
          <Panel
            tabIndex={-1}
            aria-label="Pick-up code"
            onSubmit={submit}
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          >
            <label htmlFor="pickup-code">Code of the customer</label>
            <input id="pickup-code" name="code" required autoComplete="off" />
            <button className="PickupCode-button" type="submit">
              Check
            </button>
            <button className="PickupCode-button" type="button" onClick={() => setOpen(false)}>
              Cancel
            </button>
          </Panel>
        </FocusTrap>
      )}
    </div>
  );
}
