import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const parcels = Array.from({ length: 2_000 }, (_, i) => `Parcel ${10_000 + i}`);
const rowHeight = 36;

type Row = React.ReactElement<React.HTMLAttributes<HTMLElement>>;

interface ListProps extends React.HTMLAttributes<HTMLUListElement> {
  ownerState?: unknown;
}

const VirtualList = React.forwardRef<HTMLUListElement, ListProps>(function VirtualList(
  { children, ownerState: _ownerState, style, ...props },
  ref,
) {
  const [scrollTop, setScrollTop] = React.useState(0);
  const [rows, , noOptions] = children as [Row[], unknown, React.ReactNode];
  const start = Math.floor(scrollTop / rowHeight) - 10;
  const last = rows.length - 1;

  return (
    <ul
      {...props}
      ref={ref}
      style={{ ...style, padding: 0, height: Math.max(1, Math.min(rows.length, 7)) * rowHeight }}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      {rows.map((row, index) => {
        const isVisible = index >= start && index < start + 30;
        // Home, End and opening the list scroll to the first, the last and the selected row.
        const isTarget = index === 0 || index === last || row.props['aria-selected'];
        if (!isVisible && !isTarget) return null;
        return React.cloneElement(row, {
          'aria-posinset': index + 1,
          'aria-setsize': rows.length,
          style: {
            position: 'absolute',
            insetInline: 0,
            top: index * rowHeight,
            height: rowHeight,
          },
        });
      })}
      {noOptions}
    </ul>
  );
});

export default function ParcelSearch() {
  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Parcel</FormLabel>
      <Autocomplete options={parcels} slotProps={{ listbox: { component: VirtualList } }} />
    </FormControl>
  );
}
