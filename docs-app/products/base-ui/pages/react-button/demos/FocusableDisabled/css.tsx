import * as React from 'react';
import { Button } from '@mui/base/Button';
import './FocusableDisabled.css';

export default function FocusableDisabled() {
  const [agreed, setAgreed] = React.useState(false);
  const [ordered, setOrdered] = React.useState(false);

  return (
    <div className="FocusableDisabled">
      <label>
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />{' '}
        I have read the terms of delivery
      </label>
      <Button
        className="FocusableDisabled-button"
        disabled={!agreed}
        focusableWhenDisabled
        aria-describedby="order-hint"
        onClick={() => setOrdered(true)}
      >
        Place the order
      </Button>
      <span id="order-hint" role="status">
        {ordered ? 'Thank you, the order is placed.' : 'The terms have to be accepted first.'}
      </span>
    </div>
  );
}
