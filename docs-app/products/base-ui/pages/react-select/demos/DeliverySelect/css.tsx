import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './DeliverySelect.css';

const deliveries = ['Standard', 'Express', 'Pickup point', 'Courier'];

export default function DeliverySelect() {
  return (
    <div className="DeliverySelect">
      <label id="delivery-label" htmlFor="delivery">
        Delivery
      </label>
      <Select
        className="DeliverySelect-button"
        id="delivery"
        defaultValue="Standard"
        slotProps={{
          popup: { className: 'DeliverySelect-popup', disablePortal: true, strategy: 'fixed' },
          listbox: { className: 'DeliverySelect-list', 'aria-labelledby': 'delivery-label' },
        }}
      >
        {deliveries.map((delivery) => (
          <Option className="DeliverySelect-option" key={delivery} value={delivery}>
            {delivery}
          </Option>
        ))}
      </Select>
    </div>
  );
}
