import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const label =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 240" width="120" height="240"><rect
    width="120" height="240" fill="#f4ead5"/><path d="M16 20h88v40H16zm0 60h60v8H16zm0 18h80v8H16zm0
    90h4v32h-4zm10 0h8v32h-8zm14 0h4v32h-4zm10 0h10v32H50zm16 0h4v32h-4zm10 0h8v32h-8zm14
    0h4v32h-4z" fill="#5b3a1e"/></svg>`,
  );

export default function LabelFit() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, maxWidth: 420 }}>
      <div>
        <AspectRatio ratio={1}>
          <img src={label} alt="Label of parcel 77, cropped" />
        </AspectRatio>
        <Typography level="body-sm">cover</Typography>
      </div>
      <div>
        <AspectRatio ratio={1} objectFit="contain">
          <img src={label} alt="Label of parcel 77, whole" />
        </AspectRatio>
        <Typography level="body-sm">contain</Typography>
      </div>
    </Box>
  );
}
