import type {} from '@mui/material/themeCssVarsAugmentation';
import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

export default function VariableNames() {
  const [cssVarPrefix, setCssVarPrefix] = React.useState('shop');
  const { vars } = React.useMemo(
    () => createTheme({ cssVariables: { cssVarPrefix } }),
    [cssVarPrefix],
  );

  return (
    <Stack spacing={2} sx={{ maxWidth: 420 }}>
      <TextField
        label="Prefix"
        size="small"
        value={cssVarPrefix}
        onChange={(event) => setCssVarPrefix(event.target.value.replace(/\W/g, ''))}
      />
      <Typography component="output" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {vars.palette.primary.main}
      </Typography>
    </Stack>
  );
}
