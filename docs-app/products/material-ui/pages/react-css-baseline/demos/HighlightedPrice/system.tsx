import GlobalStyles from '@mui/material/GlobalStyles';

const priceStyles = (
  <GlobalStyles
    styles={(theme) => ({
      '.highlighted-price': {
        fontWeight: theme.typography.fontWeightBold,
        borderBlockEnd: '2px solid currentColor',
      },
    })}
  />
);

export default function HighlightedPrice() {
  return (
    <p>
      {priceStyles}
      Two chairs for <span className="highlighted-price">418 euros</span>
    </p>
  );
}
