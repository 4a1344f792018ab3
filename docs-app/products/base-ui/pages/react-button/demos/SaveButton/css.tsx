import * as React from 'react';
import { Button } from '@mui/base/Button';
import './SaveButton.css';

export default function SaveButton() {
  const [saved, setSaved] = React.useState(false);

  return (
    <div className="SaveButton">
      <Button className="SaveButton-button" onClick={() => setSaved(true)} disabled={saved}>
        Save invoice
      </Button>
      <Button className="SaveButton-button" onClick={() => setSaved(false)} disabled={!saved}>
        Edit again
      </Button>
      <span role="status">{saved && 'Invoice 318 is saved.'}</span>
    </div>
  );
}
