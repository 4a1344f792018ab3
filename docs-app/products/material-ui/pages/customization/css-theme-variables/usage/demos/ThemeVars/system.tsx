import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';

const Delivered = styled('strong')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.5, 1.5),
  border: `2px solid ${theme.vars.palette.success.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.text.primary,
}));

export default function ThemeVars() {
  return <Delivered>Delivered on 12 May</Delivered>;
}
