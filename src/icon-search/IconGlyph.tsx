import type { IconShape } from './iconFiles.ts';

export interface IconGlyphProps {
  /** Shapes of the icon; undefined while they load. */
  shapes: readonly IconShape[] | undefined;
}

/** Renders an icon in the text color; an empty square while its shapes load. */
export function IconGlyph({ shapes }: IconGlyphProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-waits={shapes ? undefined : ''}>
      {shapes?.map((shape) => {
        const path = typeof shape === 'string' ? { d: shape } : shape;
        return <path key={path.d} {...path} />;
      })}
    </svg>
  );
}
