import * as React from 'react';
import {
  Unstable_NumberInput as BaseNumberInput,
  numberInputClasses,
} from '@mui/base/Unstable_NumberInput';
import { styled } from '@mui/system';

type KeyEvent = React.KeyboardEvent & { defaultMuiPrevented?: boolean };

export default function LockedCount() {
  const [locked, setLocked] = React.useState(true);
  const buttonLock = locked ? { disabled: true, 'aria-disabled': true } : {};

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={locked}
          onChange={(event) => setLocked(event.target.checked)}
        />{' '}
        The order is packed
      </label>
      <label htmlFor="jars">Jars</label>
      <NumberInput
        id="jars"
        defaultValue={12}
        min={1}
        readOnly={locked}
        slotProps={{
          input: {
            role: 'spinbutton',
            inputMode: 'numeric',
            onKeyDown: (event: KeyEvent) => {
              event.defaultMuiPrevented = locked;
            },
          },
          incrementButton: {
            type: 'button',
            children: '+',
            'aria-label': 'More jars',
            ...buttonLock,
          },
          decrementButton: {
            type: 'button',
            children: '−',
            'aria-label': 'Fewer jars',
            ...buttonLock,
          },
        }}
      />
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const NumberInput = styled(BaseNumberInput)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  [`&.${numberInputClasses.focused}`]: { outline: `2px solid ${colors.primary}` },
  [`& .${numberInputClasses.input}`]: {
    width: 48,
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'center',
  },
  [`& .${numberInputClasses.incrementButton}`]: {
    order: 1,
    width: 36,
    height: 36,
    border: 0,
    borderRadius: 8,
    backgroundColor: colors.soft,
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  [`& .${numberInputClasses.incrementButton}:disabled`]: { opacity: 0.5, cursor: 'default' },
  [`& .${numberInputClasses.decrementButton}`]: {
    width: 36,
    height: 36,
    border: 0,
    borderRadius: 8,
    backgroundColor: colors.soft,
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  [`& .${numberInputClasses.decrementButton}:disabled`]: { opacity: 0.5, cursor: 'default' },
}));
