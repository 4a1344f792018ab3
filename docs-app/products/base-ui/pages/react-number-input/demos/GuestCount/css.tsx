import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './GuestCount.css';

export default function GuestCount() {
  return (
    <div className="GuestCount">
      <label htmlFor="guests">Guests</label>
      <NumberInput
        className="GuestCount-field"
        id="guests"
        defaultValue={2}
        min={1}
        max={8}
        slotProps={{
          input: { className: 'GuestCount-input', role: 'spinbutton', inputMode: 'numeric' },
          incrementButton: {
            className: 'GuestCount-increment',
            type: 'button',
            children: '+',
            'aria-label': 'More guests',
          },
          decrementButton: {
            className: 'GuestCount-decrement',
            type: 'button',
            children: '−',
            'aria-label': 'Fewer guests',
          },
        }}
      />
    </div>
  );
}
