export interface SectionHeadingProps {
  id: string;
  text: string;
  level?: 'h2' | 'h3' | 'h4';
}

/** Heads a section of the reference, and links to it. */
export function SectionHeading({ id, text, level: Level = 'h2' }: SectionHeadingProps) {
  return (
    <Level id={id}>
      <a href={`#${id}`}>{text}</a>
    </Level>
  );
}
