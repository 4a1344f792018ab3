import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { createShades, getWhiteContrast } from './createShades.ts';
import { writeCode } from './writeCode.ts';

export default function ThemeForm() {
  const [color, setColor] = React.useState('#0f766e');
  const [radius, setRadius] = React.useState(10);
  const palette = { primary: createShades(color) };
  const options = {
    radius: { sm: `${radius}px`, md: `${radius + 2}px` },
    colorSchemes: { light: { palette }, dark: { palette } },
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <FormControl>
        <FormLabel>Main color</FormLabel>
        <Input type="color" value={color} onChange={(event) => setColor(event.target.value)} />
      </FormControl>
      <Typography level="body-sm" role="status">
        White on this color has a contrast of {getWhiteContrast(color).toFixed(1)}:1.
      </Typography>
      <Typography level="title-sm">Radius</Typography>
      <Slider
        aria-label="Radius"
        max={24}
        value={radius}
        onChange={(_event, value) => setRadius(Number(value))}
      />
      <CssVarsProvider
        theme={extendTheme({ cssVarPrefix: 'built', ...options })}
        attribute="data-mode" // This site sets its color mode in this attribute.
        colorSchemeNode={null}
        modeStorageKey="built-mode"
        colorSchemeStorageKey="built-scheme"
      >
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button>Pay invoice</Button>
          <Button variant="soft">Save draft</Button>
          <Button variant="outlined">Print</Button>
        </Stack>
      </CssVarsProvider>
      <Textarea
        readOnly
        maxRows={6}
        value={writeCode(options)}
        slotProps={{ textarea: { 'aria-label': 'Code of the theme' } }}
      />
    </Stack>
  );
}
