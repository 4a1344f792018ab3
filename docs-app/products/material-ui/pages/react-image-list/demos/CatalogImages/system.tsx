import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

export default function CatalogImages() {
  return (
    <ImageList cols={3} rowHeight={100} sx={{ maxWidth: 420 }}>
      {pictures.map(({ title, source }) => (
        <ImageListItem key={title}>
          <img src={source} alt={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
