import Typography from '@mui/material/Typography';

const variants = ['h3', 'h5', 'subtitle1', 'body1', 'body2', 'caption', 'overline'] as const;

export default function TextVariants() {
  return (
    <div>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p" gutterBottom>
          {variant}: harbor of Bergen
        </Typography>
      ))}
    </div>
  );
}
