import Hidden from '@mui/material/Hidden';

export default function WideLine() {
  return (
    <div>
      <div>Parcel 4711</div>
      <Hidden smDown>
        <div>It left the harbor this morning.</div>
      </Hidden>
    </div>
  );
}
