import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './HarborSelect.css';
import { harbors } from './harbors.ts';

export default function HarborSelect() {
  return (
    <div className="HarborSelect">
      <label id="harbor-label" htmlFor="harbor">
        Harbor of arrival
      </label>
      <Select
        className="HarborSelect-button"
        id="harbor"
        defaultValue="Lisbon"
        slotProps={{
          popup: { className: 'HarborSelect-popup', disablePortal: true, strategy: 'fixed' },
          listbox: { className: 'HarborSelect-list', 'aria-labelledby': 'harbor-label' },
        }}
      >
        {harbors.map((harbor) => (
          <Option className="HarborSelect-option" key={harbor} value={harbor}>
            {harbor}
          </Option>
        ))}
      </Select>
    </div>
  );
}
