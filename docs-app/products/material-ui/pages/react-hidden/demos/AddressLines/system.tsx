import * as React from 'react';
import Button from '@mui/material/Button';
import Hidden from '@mui/material/Hidden';
import Paper from '@mui/material/Paper';

export default function AddressLines() {
  const [implementation, setImplementation] = React.useState<'js' | 'css'>('js');

  return (
    <div>
      <Paper variant="outlined" sx={{ p: 2, mb: 2, maxWidth: 480 }}>
        <strong>Lind &amp; Daughters</strong>
        <Hidden implementation={implementation} smDown>
          <div>Harbour Street 4, 5003 Bergen, Norway</div>
        </Hidden>
        <Hidden implementation={implementation} smUp>
          <div>Harbour Street 4</div>
          <div>5003 Bergen</div>
        </Hidden>
        <Hidden implementation="js" initialWidth="lg" only={['xs', 'sm']}>
          <div>Open from Tuesday to Saturday</div>
        </Hidden>
      </Paper>
      <Button
        variant="outlined"
        onClick={() => setImplementation(implementation === 'js' ? 'css' : 'js')}
      >
        Hidden by {implementation === 'js' ? 'JavaScript' : 'CSS'}
      </Button>
    </div>
  );
}
