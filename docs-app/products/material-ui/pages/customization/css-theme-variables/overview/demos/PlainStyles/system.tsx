export default function PlainStyles() {
  return (
    <p
      style={{
        maxWidth: 360,
        margin: 0,
        padding: 'calc(2 * var(--mui-spacing))',
        borderInlineStart: '4px solid var(--mui-palette-primary-main)',
        color: 'var(--mui-palette-text-primary)',
        font: 'var(--mui-font-body1)',
      }}
    >
      Parcels that arrive before noon are sorted on the same day.
    </p>
  );
}
