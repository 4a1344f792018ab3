import * as React from 'react';
import { Button } from '@mui/base/Button';
import './ParcelForm.css';

export default function ParcelForm() {
  const [sent, setSent] = React.useState('');

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const weight = new FormData(event.currentTarget).get('weight');
    setSent(`A parcel of ${String(weight)} kg is registered.`);
  }

  return (
    <form className="ParcelForm" onSubmit={send} onReset={() => setSent('')}>
      <label htmlFor="parcel-weight">Weight in kilograms</label>
      <input
        className="ParcelForm-weight"
        id="parcel-weight"
        name="weight"
        inputMode="decimal"
        defaultValue="2"
        required
      />
      <div className="ParcelForm-row">
        <Button className="ParcelForm-button" type="submit">
          Register
        </Button>
        <Button className="ParcelForm-button" type="reset">
          Reset
        </Button>
      </div>
      <span role="status">{sent}</span>
    </form>
  );
}
