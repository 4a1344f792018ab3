import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './WarehouseSelect.css';

const warehouses = [
  { id: 'por', city: 'Porto', stock: 14 },
  { id: 'ghe', city: 'Ghent', stock: 3 },
  { id: 'mal', city: 'Malmö', stock: 26 },
];

export default function WarehouseSelect() {
  return (
    <div className="WarehouseSelect">
      <label id="warehouse-label" htmlFor="warehouse">
        Ship from
      </label>
      <Select
        className="WarehouseSelect-button"
        id="warehouse"
        defaultValue="ghe"
        renderValue={(option) => option && `Warehouse in ${option.label}`}
        slotProps={{
          popup: { className: 'WarehouseSelect-popup', disablePortal: true, strategy: 'fixed' },
          listbox: { className: 'WarehouseSelect-list', 'aria-labelledby': 'warehouse-label' },
        }}
      >
        {warehouses.map(({ id, city, stock }) => (
          <Option className="WarehouseSelect-option" key={id} value={id} label={city}>
            {city} <span className="WarehouseSelect-stock">{stock} in stock</span>
          </Option>
        ))}
      </Select>
    </div>
  );
}
