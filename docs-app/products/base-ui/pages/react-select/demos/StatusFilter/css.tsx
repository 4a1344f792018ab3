import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './StatusFilter.css';

const orders = [
  { id: 20418, status: 'Packed' },
  { id: 20419, status: 'Shipped' },
  { id: 20420, status: 'Packed' },
];

export default function StatusFilter() {
  const [status, setStatus] = React.useState<string | null>(null);
  const shown = orders.filter((order) => status === null || order.status === status);

  return (
    <div className="StatusFilter">
      <label id="status-label" htmlFor="status">
        Status of the orders
      </label>
      <Select
        className="StatusFilter-button"
        id="status"
        value={status}
        onChange={(_, next) => setStatus(next)}
        placeholder="Any status"
        slotProps={{
          popup: { className: 'StatusFilter-popup', disablePortal: true, strategy: 'fixed' },
          listbox: { className: 'StatusFilter-list', 'aria-labelledby': 'status-label' },
        }}
      >
        <Option className="StatusFilter-option" value="Packed">
          Packed
        </Option>
        <Option className="StatusFilter-option" value="Shipped">
          Shipped
        </Option>
        <Option className="StatusFilter-option" value="Returned">
          Returned
        </Option>
      </Select>
      <button className="StatusFilter-reset" type="button" onClick={() => setStatus(null)}>
        Show all orders
      </button>
      <span role="status">{shown.map(({ id }) => `Order ${id}`).join(', ') || 'No orders'}</span>
    </div>
  );
}
