import * as React from 'react';
import { Button } from '@mui/base/Button';

export default function FocusableDisabled() {
  const [agreed, setAgreed] = React.useState(false);
  const [ordered, setOrdered] = React.useState(false);

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <label>
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />{' '}
        I have read the terms of delivery
      </label>
      <Button
        className="cursor-pointer rounded-lg border border-[#1a5fb4] bg-transparent px-4 py-2 font-[inherit] text-[length:inherit]/[inherit] font-semibold text-[#1a5fb4] outline-offset-2 outline-[#1a5fb4] dark:border-[#8ab8ff] dark:text-[#8ab8ff] dark:outline-[#8ab8ff] [&.base--disabled]:cursor-default [&.base--disabled]:border-dashed [&.base--disabled]:border-[#6b7689] [&.base--disabled]:text-[#4d586b] dark:[&.base--disabled]:border-[#8d99ad] dark:[&.base--disabled]:text-[#b6bfcf] [&.base--focusVisible]:outline-3"
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
