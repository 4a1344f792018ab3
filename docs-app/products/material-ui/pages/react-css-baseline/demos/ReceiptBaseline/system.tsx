import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Switch from '@mui/material/Switch';

const styles = {
  '.receipt dl': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    rowGap: 4,
    margin: 0,
    padding: 16,
    borderBlock: '2px dashed currentColor',
  },
  '.receipt dd': { margin: 0, textAlign: 'end' },
} as const;

export default function ReceiptBaseline() {
  const [isScoped, setIsScoped] = React.useState(true);
  const receipt = (
    <dl>
      <dt>Desk lamp</dt>
      <dd>59.00</dd>
      <dt>Delivery</dt>
      <dd>4.00</dd>
      <dt>
        <strong>Together</strong>
      </dt>
      <dd>
        <strong>63.00</strong>
      </dd>
    </dl>
  );

  return (
    <div style={{ maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={isScoped} onChange={(_, checked) => setIsScoped(checked)} />}
        label="With the baseline"
      />
      <GlobalStyles styles={styles} />
      {isScoped ? (
        <ScopedCssBaseline enableColorScheme className="receipt">
          {receipt}
        </ScopedCssBaseline>
      ) : (
        <div className="receipt" style={{ fontFamily: 'monospace' }}>
          {receipt}
        </div>
      )}
    </div>
  );
}
