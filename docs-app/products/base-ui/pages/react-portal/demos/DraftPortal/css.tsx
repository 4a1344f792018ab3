import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './DraftPortal.css';

export default function DraftPortal() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);

  return (
    <div className="DraftPortal">
      <div className="DraftPortal-bar" ref={setBar} />
      <label htmlFor="draft-title">Title of the invoice</label>
      <input
        className="DraftPortal-input"
        id="draft-title"
        defaultValue="Six bowls"
        autoComplete="off"
      />
      <Portal container={bar}>
        <span>Draft, not sent yet</span>
      </Portal>
    </div>
  );
}
