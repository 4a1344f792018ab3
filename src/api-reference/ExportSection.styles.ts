import { styled } from '@mui/material/styles';
import { Prose } from '../prose/index.ts';
import { belowTools } from './ApiReference.styles.ts';

/** Styles one of several exports on a page. The heading and description look like an article. */
export const ExportSection = styled(Prose)(({ theme }) => ({
  marginBlock: theme.spacing(6),
  '[data-results] + &': { marginBlockStart: theme.spacing(2) },
  '& > h2': belowTools,
}));
